import { addressOf, parseBody, type Send } from './send.ts';

/** A little longer than the server itself waits for a CV. */
const uploadMs = 130_000;

/** With XMLHttpRequest, because fetch cannot say how much of a body has been sent. */
export const sendUpload: Send = (path, fields, { locale, idempotencyKey, onProgress }) =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', addressOf(path));
    call.setRequestHeader('Content-Language', locale);
    call.setRequestHeader('Idempotency-Key', idempotencyKey);
    call.timeout = uploadMs;
    call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    call.onload = () =>
      resolve({ ok: call.status >= 200 && call.status < 300, body: parseBody(call.responseText) });
    call.onerror = call.ontimeout = call.onabort = () => reject(new Error('The upload did not arrive.'));
    call.send(fields);
  });
