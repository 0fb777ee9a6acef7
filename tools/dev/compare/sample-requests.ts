import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.ts';

const json = { 'Content-Type': 'application/json' };
const contact = {
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '+971501234567',
  customerName: 'Ada Example',
  emailId: 'ada@example.com',
  contactNumber: '+971501234567',
  contact: '+971501234567',
};
/** Every form finds its own fields among them. */
const whole = {
  ...contact,
  message: 'Two chillers.',
  description: 'Two chillers.',
  type: 'Contact us',
  projectName: 'Marina Heights',
  propertyType: 'Hospitality',
  serviceRequired: 'Daily cleaning.',
  position: 'HR',
};
const wrong = { ...whole, email: 'ada', emailId: 'ada' };

const fixtures = join(root, 'server', 'submissions', 'testing', 'fixtures');

async function multipart(fields: Readonly<Record<string, string>>, file?: string): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set('cv', await openAsBlob(join(fixtures, file)), file);
  return form;
}

/** What is asked of every endpoint, by what each request tries. */
export const apiRequests: Readonly<Record<string, () => RequestInit | Promise<RequestInit>>> = {
  get: () => ({ method: 'GET' }),
  options: () => ({ method: 'OPTIONS' }),
  nothing: () => ({ method: 'POST', headers: json, body: '{}' }),
  torn: () => ({ method: 'POST', headers: json, body: '{"name":' }),
  plain: () => ({ method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'name=Ada' }),
  wrong: () => ({ method: 'POST', headers: json, body: JSON.stringify(wrong) }),
  arabic: () => ({
    method: 'POST',
    headers: { ...json, 'Accept-Language': 'ar' },
    body: JSON.stringify(wrong),
  }),
  entry: () => ({ method: 'POST', headers: json, body: JSON.stringify(whole) }),
  multipart: async () => ({ method: 'POST', body: await multipart(whole) }),
  'with a CV': async () => ({ method: 'POST', body: await multipart(whole, 'short.cairo.pdf') }),
  'with a CV that is none': async () => ({ method: 'POST', body: await multipart(whole, 'README.md') }),
};

/** What is posted to every page with a form, as by a browser without scripts. */
export const pageRequests: Readonly<Record<string, () => RequestInit | Promise<RequestInit>>> = {
  nothing: () => ({ method: 'POST', body: new URLSearchParams() }),
  wrong: () => ({ method: 'POST', body: new URLSearchParams(wrong) }),
  entry: () => ({ method: 'POST', body: new URLSearchParams(whole) }),
  'with a CV': async () => ({ method: 'POST', body: await multipart(whole, 'short.cairo.pdf') }),
};
