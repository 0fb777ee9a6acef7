import { z } from 'zod';
import { formView } from '../../../content/form-view.server.ts';
import { company } from '../../../content/model/company.ts';
import { fillTimeField, honeypotField } from '../../../contract/abuse-fields.ts';
import { type FormName, formNames } from '../../../contract/form-names.ts';
import { fileFieldOf, forms } from '../../../contract/forms.ts';
import { problemCodes, problemContentType } from '../../../contract/problem.ts';
import { schemas } from '../rules/schemas.ts';
import { referencePattern } from './reference.ts';

const accepted = z.object({
  reference: z.string().regex(referencePattern),
  message: z.string().describe('The sentence the form shows.'),
});

const problem = z.object({
  type: z.literal('about:blank'),
  status: z.int().min(400).max(599),
  title: z.string(),
  detail: z.string(),
  code: z.enum(problemCodes).describe('What to act on; the sentences change with the language.'),
  message: z.string().describe('One sentence for the visitor.'),
  errors: z.array(
    z.object({
      field: z.string(),
      code: z.string().describe('Such as required, too-long or phone-invalid.'),
      message: z.string(),
    }),
  ),
});

const refusalCauses: Readonly<Record<string, string>> = {
  400: 'The body or the Idempotency-Key cannot be read.',
  403: 'A call from a site that is not allowed to.',
  405: 'Another method than POST.',
  408: 'The body arrived too slowly.',
  409: 'A request with the same Idempotency-Key is still being answered.',
  413: 'The body or the CV is too large.',
  415: 'Another content type, or a content encoding.',
  422: 'Fields to correct, or an Idempotency-Key used with another body.',
  429: 'Too many submissions; see Retry-After.',
  503: 'Nothing can be stored at the moment.',
};

const summaries: Readonly<Record<FormName, string>> = {
  quote: 'Ask for a quote or send an enquiry',
  contact: 'Ask to be called back',
  estimate: 'Ask for a project estimate',
  career: 'Apply for a position',
};

function schemaObject(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}

/** The form's own fields, plus the two that no submission keeps. */
function bodySchema(form: FormName): Record<string, unknown> {
  const own = schemaObject(schemas[form]);
  const file = fileFieldOf(form);
  const hint = formView('en', form).fields.find(({ name }) => name === file?.name)?.hint;
  return {
    ...own,
    properties: {
      ...(own.properties as object),
      ...(file ? { [file.name]: { type: 'string', format: 'binary', description: hint } } : {}),
      [honeypotField]: { type: 'string', maxLength: 0, description: 'Must stay empty.' },
      [fillTimeField]: { type: ['integer', 'string'], description: 'Milliseconds the form took to fill in.' },
    },
    required: [...((own.required as string[] | undefined) ?? []), ...(file?.required ? [file.name] : [])],
  };
}

const answerHeaders = {
  'RateLimit-Policy': { schema: { type: 'string' }, description: 'draft-ietf-httpapi-ratelimit-headers' },
  RateLimit: { schema: { type: 'string' }, description: 'draft-ietf-httpapi-ratelimit-headers' },
};

function operation(form: FormName) {
  const type = fileFieldOf(form) ? 'multipart/form-data' : 'application/json';
  const refusalEntries = Object.entries(refusalCauses).map(([status, description]) => [
    status,
    {
      description,
      ...(status === '429'
        ? { headers: { ...answerHeaders, 'Retry-After': { schema: { type: 'integer' } } } }
        : {}),
      content: { [problemContentType]: { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]);
  return {
    operationId: form,
    summary: summaries[form],
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        description: 'A UUID made when the form is first edited. A replay gets the first answer.',
        schema: { type: 'string', minLength: 1, maxLength: 200 },
      },
      {
        name: 'Accept-Language',
        in: 'header',
        required: false,
        description: 'The language of the messages and of the mail to the visitor.',
        schema: { type: 'string' },
      },
    ],
    requestBody: { required: true, content: { [type]: { schema: bodySchema(form) } } },
    responses: {
      201: {
        description: 'Stored.',
        headers: answerHeaders,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Accepted' } } },
      },
      ...Object.fromEntries(refusalEntries),
    },
  };
}

export const openApiDocument = {
  openapi: '3.1.1',
  info: { title: `${company.name}: form submissions`, version: '1.0.0' },
  paths: Object.fromEntries(formNames.map((form) => [forms[form].path, { post: operation(form) }])),
  components: { schemas: { Accepted: schemaObject(accepted), Problem: schemaObject(problem) } },
};
