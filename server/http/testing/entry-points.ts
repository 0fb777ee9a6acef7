import { formNames } from '../../../contract/form-names.ts';
import { forms } from '../../../contract/forms.ts';
import {
  cvMaxBytes,
  jsonBodyMaxBytes,
  longTextMaxLength,
  pageBodyMaxBytes,
} from '../../../contract/limits.ts';
import { sentMaxLength } from '../../submissions/rules/schemas.ts';
import { headersMaxBytes, pathMaxLength, targetMaxLength } from '../bounds.ts';
import { ask } from './ask.ts';
import { clipPath } from './sample-paths.ts';

/** One place where a stranger's text comes in, and the bytes it may have there. */
export interface EntryPoint {
  readonly name: string;
  readonly bytes: number;
  send(address: string, text: string): Promise<number>;
}

const statusOf = async (...args: Parameters<typeof ask>) => (await ask(...args)).status;

function jsonEntries(): EntryPoint[] {
  const names = (form: (typeof formNames)[number]) => [
    ...forms[form].fields.map((field) => field.name),
    'subjectLine',
    'fillTimeMs',
    'unknown',
  ];
  const post = (form: string, body: object) => (address: string) =>
    statusOf(address, `/api/application/${form}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const fields = formNames
    .filter((form) => form !== 'career')
    .flatMap((form) =>
      names(form).map(
        (name): EntryPoint => ({
          name: `JSON, ${form}.${name}`,
          bytes: jsonBodyMaxBytes - 100,
          send: (address, text) => post(form, { [name]: text })(address),
        }),
      ),
    );
  // A text that is refused for its length is hardly read; the longest that is not refused is read by every rule.
  const justShortEnough = formNames
    .filter((form) => form !== 'career')
    .flatMap((form) =>
      forms[form].fields.map(({ name, maxLength = longTextMaxLength }): EntryPoint => {
        const length = sentMaxLength(maxLength);
        return {
          name: `JSON, ${form}.${name} just short enough`,
          bytes: 3 * length,
          send: (address, text) => post(form, { [name]: text.slice(0, length) })(address),
        };
      }),
    );
  const key: EntryPoint = {
    name: 'JSON, the name of a field',
    bytes: jsonBodyMaxBytes - 100,
    send: (address, text) => post('quote', { [text]: 'x' })(address),
  };
  return [...fields, ...justShortEnough, key];
}

function urlEncodedEntries(): EntryPoint[] {
  return [
    ['/contact-us', 'quote'],
    ['/', 'contact'],
    ['/estimate-project', 'estimate'],
  ].flatMap(([path = '', form = '']) =>
    forms[form as 'quote'].fields.map(
      (field): EntryPoint => ({
        name: `posted page, ${form}.${field.name}`,
        // Each byte of what is not ASCII becomes three.
        bytes: pageBodyMaxBytes / 3 - 100,
        send: (address, text) =>
          statusOf(address, path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
            body: new URLSearchParams({ [field.name]: text }).toString(),
          }),
      }),
    ),
  );
}

const boundary = 'edge';
const part = (disposition: string, content: string, rest = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${rest}\r\n${content}\r\n`;

function multipartEntries(): EntryPoint[] {
  const texts = forms.career.fields.filter((field) => field.kind !== 'file');
  const entry = (name: string, path: string, body: (text: string) => string): EntryPoint => ({
    name: `multipart, ${name}`,
    bytes: cvMaxBytes,
    send: (address, text) =>
      statusOf(address, path, {
        method: 'POST',
        headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
        body: `${body(text)}--${boundary}--\r\n`,
      }),
  });
  const api = '/api/application/career';
  const share = (text: string) => `${text.slice(0, text.length / texts.length)}b`;
  const fields = (text: string) => texts.map(({ name }) => part(`name="${name}"`, share(text))).join('');
  return [
    entry('all fields', api, fields),
    entry('all fields of the page', '/careers', fields),
    entry('the name of a field', api, (text) => part(`name="${text}"`, 'x')),
    entry('the name of the file', api, (text) => part(`name="cv"; filename="${text}.pdf"`, '%PDF-1.4')),
    entry('a short name of the file', api, (text) =>
      part(`name="cv"; filename="${text.slice(0, 2000)}.pdf"`, '%PDF-1.4'),
    ),
    entry('a part’s other header', api, (text) => part('name="name"', 'x', `X-Other: ${text}\r\n`)),
    entry('before the first part', api, (text) => `${text}\r\n`),
    entry('the file', api, (text) => part('name="cv"; filename="cv.pdf"', text)),
  ];
}

function addressEntries(): EntryPoint[] {
  const at = (name: string, bytes: number, path: (text: string) => string): EntryPoint => ({
    name,
    bytes,
    send: (address, text) => statusOf(address, path(text)),
  });
  const raw = encodeURI;
  return [
    at('path', pathMaxLength / 9 - 20, (text) => `/${raw(text)}`),
    at('path with plain signs', pathMaxLength - 20, (text) => `/${raw(text).slice(0, pathMaxLength - 20)}`),
    at(
      'path below /service',
      pathMaxLength - 40,
      (text) => `/service/${raw(text).slice(0, pathMaxLength - 40)}`,
    ),
    at(
      'path beyond the bound',
      targetMaxLength + 5000,
      (text) => `/${raw(text).slice(0, targetMaxLength + 5000)}`,
    ),
    at('path of the API', pathMaxLength - 40, (text) => `/api/${raw(text).slice(0, pathMaxLength - 40)}`),
    at('query', targetMaxLength - 20, (text) => `/?a=${raw(text).slice(0, targetMaxLength - 20)}`),
    at(
      'query of an unclean address',
      targetMaxLength - 20,
      (text) => `/x/?a=${raw(text).slice(0, targetMaxLength - 30)}`,
    ),
  ];
}

function headerEntries(): EntryPoint[] {
  const bytes = headersMaxBytes - 1000;
  /** As bytes: a header has no other characters. */
  const value = (text: string) => Buffer.from(text).toString('latin1').slice(0, bytes);
  const get = (name: string, path = '/'): EntryPoint => ({
    name: `header ${name}`,
    bytes,
    send: (address, text) => statusOf(address, path, { headers: { [name]: value(text) } }),
  });
  const post = (name: string): EntryPoint => ({
    name: `header ${name} of a post`,
    bytes,
    send: (address, text) =>
      statusOf(address, '/api/application/quote', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [name]: value(text) },
        body: '{}',
      }),
  });
  return [
    ...['Accept-Encoding', 'If-None-Match', 'Accept-Language', 'Cookie', 'Referer', 'Host'].map((name) =>
      get(name),
    ),
    ...['Range', 'If-Range'].map((name) => get(name, clipPath)),
    ...['Content-Type', 'Content-Encoding', 'Idempotency-Key', 'Origin', 'Sec-Fetch-Site'].map(post),
    ...['X-Forwarded-For', 'X-Forwarded-Host', 'Content-Language', 'Accept-Language'].map(post),
  ];
}

export const entryPoints = (): EntryPoint[] => [
  ...jsonEntries(),
  ...urlEncodedEntries(),
  ...multipartEntries(),
  ...addressEntries(),
  ...headerEntries(),
];
