import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type FormName, formNames } from '../../../contract/form-names.ts';
import { forms } from '../../../contract/forms.ts';
import { problemContentType } from '../../../contract/problem.ts';
import { corsFor } from './cors.ts';
import { openApiDocument } from './openapi.ts';
import { postedIn, postedOver } from './posted-body.ts';
import { type Refusal, refusals, worded } from './refusal.ts';
import { localeOfRequest } from './request-locale.ts';
import { type IntakeDeps, SubmissionIntake } from './submission-intake.ts';

export interface ApiDeps extends IntakeDeps {
  readonly config: IntakeDeps['config'] & {
    /** Origins of other sites that may call, plus the site's own where a proxy rewrites the Host header. */
    readonly allowedOrigins: readonly string[];
  };
  readonly clientAddress: (c: Context) => string;
}

const keyMaxLength = 200;

/** Bare, or in the quotes of a structured field. Undefined when there is none, null when it cannot be used. */
function idempotencyKeyOf(c: Context): string | undefined | null {
  const sent = c.req.header('Idempotency-Key');
  if (sent === undefined) return undefined;
  if (sent.length > keyMaxLength + 2) return null;
  const key = sent.trim().replace(/^"(.*)"$/, '$1');
  return /^[\x21-\x7e]+$/.test(key) && key.length <= keyMaxLength ? key : null;
}

function problem(c: Context, refusal: Refusal, form?: FormName): Response {
  const locale = localeOfRequest(c.req.raw.headers);
  for (const [name, value] of Object.entries(refusal.headers ?? {})) c.header(name, value);
  c.header('Content-Language', locale);
  c.header('Cache-Control', 'no-store');
  c.header('Content-Type', problemContentType);
  return c.body(
    JSON.stringify({ type: 'about:blank', ...worded(refusal, locale, form) }),
    refusal.status as ContentfulStatusCode,
  );
}

/** Pages and endpoints of one process share one intake. */
export function submissionsApi(deps: ApiDeps, intake = new SubmissionIntake(deps)): Hono {
  const app = new Hono();
  const cors = corsFor(deps.config.allowedOrigins, (c) =>
    problem(c, refusals.crossOrigin('This origin is not among those that may call.')),
  );
  for (const form of formNames) {
    const { path } = forms[form];
    app.use(path, cors);
    app.post(path, async (c) => {
      const { incoming } = c.env as Partial<HttpBindings>;
      const { answer } = await intake.take(form, incoming ? postedOver(incoming) : postedIn(c.req.raw), {
        source: 'endpoint',
        address: deps.clientAddress(c),
        key: idempotencyKeyOf(c),
        locale: localeOfRequest(c.req.raw.headers),
      });
      for (const [name, value] of Object.entries(answer.rate?.headers ?? {})) c.header(name, value);
      if (!answer.ok) return problem(c, answer.refusal, form);
      c.header('Cache-Control', 'no-store');
      return c.json(answer.accepted, 201);
    });
    app.options(path, (c) => c.body(null, 204, { Allow: 'POST, OPTIONS' }));
    app.all(path, (c) =>
      problem(c, refusals.wrongMethod('Use POST.', { headers: { Allow: 'POST, OPTIONS' } })),
    );
  }
  app.get('/api/openapi.json', (c) => c.json(openApiDocument));
  app.all('/api/*', (c) => problem(c, refusals.unknownPath('See /api/openapi.json for the endpoints.')));
  return app;
}
