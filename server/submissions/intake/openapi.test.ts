import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import type { FormName } from '../../../contract/form-names.ts';
import { forms } from '../../../contract/forms.ts';
import { buildPdf } from '../testing/build-pdf.ts';
import { applicant, enquiry, estimate, startApi, type TestApi } from '../testing/test-api.ts';

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];
interface Operation {
  requestBody: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content: Record<string, { schema: { $ref: string } }> }>;
}
interface Document {
  openapi: string;
  paths: Record<string, { post: Operation }>;
  components: { schemas: Record<string, JsonSchema> };
}

let api: TestApi;
let document: Document;
before(async () => {
  api = await startApi();
  document = (await (await fetch(`${api.origin}/api/openapi.json`)).json()) as Document;
});
after(() => api.stop());

const { message: description, type: _, ...asked } = enquiry;
const examples: Record<FormName, Record<string, string>> = {
  quote: enquiry,
  contact: { ...asked, description },
  estimate,
  career: applicant,
};
const formNames = Object.keys(forms) as FormName[];

function operationOf(form: FormName): Operation {
  const operation = document.paths[forms[form].path]?.post;
  assert.ok(operation);
  return operation;
}

/** Holds an answer of the running server against what the document says of its status and type. */
async function isAsDocumented(form: FormName, response: Response): Promise<void> {
  const documented = operationOf(form).responses[response.status];
  assert.ok(documented, `${response.status} is not documented`);
  const type = response.headers.get('Content-Type')?.split(';')[0] ?? '';
  const name = documented.content[type]?.schema.$ref.split('/').at(-1) ?? '';
  const schema = document.components.schemas[name];
  assert.ok(schema, `${response.status} as ${type} is not documented`);
  const checked = z.fromJSONSchema(schema).safeParse(await response.json());
  assert.ok(checked.success, JSON.stringify(checked.error?.issues));
}

const send = (form: FormName, fields: Record<string, string>, headers: Record<string, string> = {}) => {
  if (form !== 'career') return api.post(form, fields, headers);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('cv', new File([new Uint8Array(buildPdf())], 'cv.pdf'));
  return fetch(api.urlOf(form), { method: 'POST', body, headers });
};

test('the document is OpenAPI 3.1 and names the four endpoints', () => {
  assert.match(document.openapi, /^3\.1\./);
  assert.deepEqual(Object.keys(document.paths).sort(), formNames.map((form) => forms[form].path).sort());
});

for (const form of formNames) {
  test(`${form}: the answers of the server are those of the document`, async () => {
    await isAsDocumented(form, await send(form, examples[form]));
    await isAsDocumented(form, await send(form, {}));
    await isAsDocumented(form, await fetch(api.urlOf(form)));
    await isAsDocumented(form, await api.post(form, 'x', { 'Content-Type': 'text/plain' }));
    await isAsDocumented(form, await send(form, examples[form], { Origin: 'https://evil.example' }));
    await isAsDocumented(form, await send(form, examples[form], { 'Idempotency-Key': 'x'.repeat(300) }));
  });

  test(`${form}: what the document requires and limits, the server does too`, async () => {
    const [content] = Object.values(operationOf(form).requestBody.content);
    assert.ok(content);
    const { properties = {}, required = [] } = content.schema as {
      properties?: Record<string, { maxLength?: number; enum?: string[] }>;
      required?: string[];
    };
    const formFields = forms[form].fields.map((field) => field.name);
    assert.deepEqual(
      Object.keys(properties)
        .filter((name) => formFields.includes(name))
        .sort(),
      [...formFields].sort(),
    );
    for (const name of formFields.filter((field) => field !== 'cv')) {
      const { [name]: _gone, ...without } = examples[form];
      assert.equal(
        (await send(form, without)).status,
        required.includes(name) ? 422 : 201,
        `${name} left out`,
      );
      const { maxLength, enum: choices } = properties[name] ?? {};
      if (choices)
        assert.equal((await send(form, { ...examples[form], [name]: 'none of them' })).status, 422);
      else if (maxLength !== undefined) {
        const long = { ...examples[form], [name]: 'a'.repeat(maxLength + 1) };
        assert.equal((await send(form, long)).status, 422, `${name} too long`);
      } else assert.fail(`${name} has no limit`);
    }
  });
}
