import { buildPdf } from './build-pdf.ts';
import { applicant, enquiry } from './test-api.ts';

export interface HostileBody {
  readonly title: string;
  readonly form: 'quote' | 'career';
  readonly type: string;
  readonly body: string | Buffer;
  readonly status: number;
}

const json = (title: string, body: string | Buffer, status: number): HostileBody => ({
  title,
  form: 'quote',
  type: 'application/json',
  body,
  status,
});
const changed = (title: string, change: object, status = 422): HostileBody =>
  json(title, JSON.stringify({ ...enquiry, ...change }), status);
/** Written out, because JSON.stringify would drop or double what is being tried. */
const spliced = (title: string, text: string, status: number): HostileBody =>
  json(
    title,
    JSON.stringify(enquiry).replace('"Layla Haddad"', () => text),
    status,
  );

function jsonBodies(): HostileBody[] {
  const text = JSON.stringify(enquiry);
  const many = Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`f${i}`, 1]));
  return [
    json('nothing', '', 400),
    json('half a body', text.slice(0, text.length / 2), 400),
    json('bytes of no meaning', Buffer.from([0x80, 0xff, 0xfe, 0x00]), 400),
    json('UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), 400),
    json('Latin-1', Buffer.from(text.replace('Layla', 'Zoë'), 'latin1'), 400),
    json(
      'an overlong encoding',
      Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xc0, 0xaf]), Buffer.from('"}')]),
      400,
    ),
    json('a list', `[${text}]`, 400),
    json('a bare string', JSON.stringify(text), 400),
    json('brackets thirty thousand deep', '['.repeat(30_000), 400),
    json('closed brackets fifteen thousand deep', `${'['.repeat(15_000)}${']'.repeat(15_000)}`, 400),
    json(
      'an object ten thousand deep in a field',
      `{"name":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
      422,
    ),
    json('three thousand fields', JSON.stringify(many), 400),
    json('ten thousand fields', `{${Array.from({ length: 10_000 }, (_, i) => `"f${i}":1`).join()}}`, 413),
    json('a script instead of JSON', '<script>alert(1)</script>', 400),
    json(
      'an XML document with an entity',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
      400,
    ),
    json('NaN', '{"name": NaN}', 400),
    spliced('a number too large to be one', '1e999', 422),
    spliced('a number of a thousand digits', '9'.repeat(1000), 422),
    spliced('half of a surrogate pair', '"Layla \\ud800"', 422),
    spliced('the other half', '"\\udc00 Layla"', 422),
    spliced('a NUL', '"Layla\\u0000"', 422),
    spliced('a bare NUL', '"Layla\0"', 400),
    spliced('a bell', '"Layla\\u0007"', 422),
    spliced('a header behind the name', '"Layla\\r\\nBcc: all@example.com"', 422),
    changed('a header behind the email address', { email: 'layla@example.com\r\nBcc: all@example.com' }),
    changed('two email addresses', { email: 'layla@example.com,all@example.com' }),
    changed('a list for a name', { name: ['Layla'] }),
    changed('an object that claims to be text', { name: { length: 5, toString: 'Layla' } }),
    changed('a query operator for an email address', { email: { $ne: null } }),
    changed('a type that is not offered', { type: '__proto__' }),
    changed('a message of 30,000 characters', { message: 'x'.repeat(30_000) }),
    changed('a message of 40,000 characters', { message: 'x'.repeat(40_000) }, 413),
    json(
      'only a prototype',
      '{"__proto__":{"name":"Layla","email":"l@example.com","phone":"0501234567"}}',
      422,
    ),
    json('only a constructor', '{"constructor":{"prototype":{"name":"Layla"}}}', 422),
  ];
}

const boundary = 'edge';
const part = (name: string, value: string): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const filePart = (bytes: Buffer, fileName = 'cv.pdf'): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="cv"; filename="${fileName}"\r\nContent-Type: application/pdf\r\n\r\n${bytes.toString('latin1')}\r\n`;

function multipartBodies(): HostileBody[] {
  const fields = Object.entries(applicant)
    .map(([name, value]) => part(name, value))
    .join('');
  const end = `--${boundary}--\r\n`;
  const cv = filePart(buildPdf());
  const body = (
    title: string,
    text: string,
    status: number,
    type = `multipart/form-data; boundary=${boundary}`,
  ): HostileBody => ({
    title,
    form: 'career',
    type,
    body: Buffer.from(text, 'latin1'),
    status,
  });
  return [
    body('multipart: nothing', '', 400),
    body('multipart: no boundary named', fields + cv + end, 400, 'multipart/form-data'),
    body('multipart: an empty boundary', fields + cv + end, 400, 'multipart/form-data; boundary='),
    body(
      'multipart: a boundary of a thousand characters',
      fields + cv + end,
      400,
      `multipart/form-data; boundary=${'b'.repeat(1000)}`,
    ),
    body(
      'multipart: another boundary than named',
      fields + cv + end,
      400,
      'multipart/form-data; boundary=other',
    ),
    body('multipart: cut off in the file', (fields + cv).slice(0, -200), 400),
    body('multipart: no end', fields + cv, 400),
    body(
      'multipart: a part whose headers never end',
      `--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n${end}`,
      400,
    ),
    body('multipart: a part of nothing but a blank line', `--${boundary}\r\n\r\n${end}`, 400),
    body('multipart: a file whose headers never end', fields + cv.replace('\r\n\r\n', '\r\n') + end, 400),
    body('multipart: the end at once', end, 422),
    body('multipart: a part without headers', `--${boundary}\r\n\r\nx\r\n${end}`, 422),
    body(
      'multipart: ten thousand fields',
      Array.from({ length: 10_000 }, (_, i) => part(`f${i}`, 'x')).join('') + cv + end,
      400,
    ),
    body('multipart: a name sent twice', fields + part('name', 'Someone Else') + cv + end, 400),
    body('multipart: two CVs', fields + cv + cv + end, 400),
    body('multipart: a CV that is text, not a file', fields + part('cv', 'cv.pdf') + end, 422),
    body('multipart: a file for a name', cv.replace('"cv"', '"name"') + cv + end, 422),
    body('multipart: a NUL in a field', fields.replace('Omar', 'Om\0ar') + cv + end, 422),
    body('multipart: a header behind a field', fields.replace('Omar Said', 'Omar\r\nBcc: x') + cv + end, 422),
    body(
      'multipart: a file name that climbs out',
      fields + filePart(Buffer.from('MZ'), '../../../etc/cron.d/cv.pdf') + end,
      422,
    ),
    body('multipart: only a prototype', part('__proto__', 'x') + part('constructor', 'y') + end, 422),
    body(
      'multipart: nested in itself',
      `--${boundary}\r\nContent-Disposition: form-data; name="cv"\r\nContent-Type: multipart/mixed; boundary=in\r\n\r\n--in\r\n\r\nx\r\n--in--\r\n${end}`,
      422,
    ),
  ];
}

/** Bodies that must be refused with the given status, quickly, and leave nothing behind. */
export const hostileBodies = (): HostileBody[] => [...jsonBodies(), ...multipartBodies()];
