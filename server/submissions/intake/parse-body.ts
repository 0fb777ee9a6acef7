import type { UploadedFile } from '../cv/check-cv.ts';
import type { BodySink } from './read-body.ts';
import { type Refusal, refusals } from './refusal.ts';

/** No form has ten fields; a body with more than this many is not from one. */
export const fieldsMax = 50;

/** What a body held, before any of it is believed. */
export interface Sent {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly cv?: UploadedFile;
}

export type BodyParsed =
  | { readonly ok: true; readonly sent: Sent }
  | { readonly ok: false; readonly refusal: Refusal };

export const unreadable = (detail: string) =>
  ({ ok: false, refusal: refusals.unreadable(detail) }) as const satisfies BodyParsed;

/** What is read of a body whose end was not waited for can be asked for as well. */
export interface PartedSink extends BodySink<BodyParsed> {
  soFar(): Sent;
}

/** A few kilobytes, whole before they are parsed. */
export function wholeBody(parse: (bytes: Uint8Array) => BodyParsed): BodySink<BodyParsed> {
  const chunks: Uint8Array[] = [];
  return {
    take(chunk) {
      chunks.push(chunk);
      return undefined;
    },
    end: () => parse(Buffer.concat(chunks)),
  };
}

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
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    if (name in fields) return sentTwice;
    fields[name] = value;
  }
  return { ok: true, sent: { fields } };
}

/** No reader could say which of the two was meant. */
export const sentTwice = unreadable('Each field may be sent once.');
