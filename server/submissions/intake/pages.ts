import type { IncomingMessage } from 'node:http';
import { formView } from '../../../content/form-view.server.ts';
import { localeOf } from '../../../content/model/locales.ts';
import { bannerMessage } from '../../../contract/banner-message.ts';
import type { Submissions } from '../../../contract/load-context.ts';
import { typedValues } from '../rules/schemas.ts';
import { postedIn, postedOver } from './posted-body.ts';
import { worded } from './refusal.ts';
import type { SubmissionIntake } from './submission-intake.ts';

/**
 * The service a page's route action finds in its load context, for the visitor at this address. The body comes from the
 * connection itself where there is one: the request that the router hands on has none.
 */
export function submissionsForPage(
  intake: SubmissionIntake,
  address: string,
  incoming?: IncomingMessage,
): Submissions {
  return {
    async accept(form, request) {
      const { pathname } = new URL(request.url);
      const locale = localeOf(pathname);
      const body = incoming ? postedOver(incoming) : postedIn(request);
      const { answer, sent } = await intake.take(form, body, {
        source: 'page',
        address,
        locale,
        page: pathname,
      });
      if (answer.ok) return { ok: true, ...answer.accepted };
      const problem = worded(answer.refusal, locale, form);
      return {
        ok: false,
        status: problem.status,
        message: bannerMessage(formView(locale, form), problem),
        errors: problem.errors,
        values: sent ? typedValues(form, sent.fields) : {},
      };
    },
  };
}
