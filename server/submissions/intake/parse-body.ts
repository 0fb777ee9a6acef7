import type { UploadedFile } from '../cv/check-cv.ts';
import { type Refusal, refusals } from './refusal.ts';

/** No form has ten fields; a body with more than this many is not from one. */
const fieldsMax = 50;

/** What a body held, before any of it is believed. */
export interface Sent {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly cv?: UploadedFile;
}

export type BodyParsed =
  | { readonly ok: true; readonly sent: Sent }
  | { readonly ok: false; readonly refusal: Refusal };

const unreadable = (detail: string): BodyParsed => ({ ok: false, refusal: refusals.unreadable(detail) });

/** The type without parameters, lower case. */
export const mediaTypeOf = (contentType: string | null): string =>
  (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** Strict UTF-8; a byte order mark is dropped, UTF-16 is not understood. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export function parseJson(bytes: Uint8Array): BodyParsed {
  const text = decode(bytes);
  if (text === undefined) return unreadable('The body must be UTF-8.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unreadable('The body must be JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return unreadable('The body must be a JSON object.');
  }
  if (Object.keys(value).length > fieldsMax)
    return unreadable(`The body may hold at most ${fieldsMax} fields.`);
  return { ok: true, sent: { fields: { ...value } } };
}

export function parseUrlEncoded(bytes: Uint8Array): BodyParsed {
  const text = decode(bytes);
  if (text === undefined) return unreadable('The body must be UTF-8.');
  if (text.split('&', fieldsMax + 1).length > fieldsMax) {
    return unreadable(`The body may hold at most ${fieldsMax} fields.`);
  }
  return collect(new URLSearchParams(text));
}

/** The parts are counted before they are parsed: ten thousand of them cost one search, not ten thousand objects. */
function countParts(bytes: Buffer, boundary: string): number {
  const delimiter = `--${boundary}`;
  let count = 0;
  for (let at = bytes.indexOf(delimiter); at >= 0 && count <= fieldsMax + 1; count++) {
    at = bytes.indexOf(delimiter, at + delimiter.length);
  }
  return count;
}

export async function parseMultipart(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<BodyParsed> {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(contentType);
  const name = boundary?.[1] ?? boundary?.[2];
  if (!name) return unreadable('The content type must name the boundary.');
  // One delimiter stands before each part and one after the last.
  if (countParts(bytes, name) > fieldsMax + 1)
    return unreadable(`The body may hold at most ${fieldsMax} parts.`);
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
    return await collect(form);
  } catch {
    return unreadable('The body must be multipart/form-data with the boundary its content type names.');
  }
}

/** A field sent twice is refused: no reader could say which of the two was meant. */
function collect(entries: URLSearchParams): BodyParsed;
function collect(entries: FormData): Promise<BodyParsed>;
function collect(entries: URLSearchParams | FormData): BodyParsed | Promise<BodyParsed> {
  const fields: Record<string, unknown> = Object.create(null);
  let file: File | undefined;
  for (const [name, value] of entries) {
    if (name in fields || (name === 'cv' && file)) return unreadable('Each field may be sent once.');
    if (typeof value === 'string') fields[name] = value;
    else if (name === 'cv') file = value;
  }
  if (!file) return { ok: true, sent: { fields } };
  const { name } = file;
  return file.arrayBuffer().then((buffer) => ({
    ok: true,
    sent: { fields, cv: { name, bytes: new Uint8Array(buffer) } },
  }));
}
