import type { IncomingMessage } from 'node:http';
import { refusalMessage } from '../../../contract/form-contract.ts';
import { forms } from '../../../contract/forms.ts';
import type { Submissions } from '../../../contract/load-context.ts';
import { typedValues } from '../rules/schemas.ts';
import { postedIn, postedOver } from './posted-body.ts';
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
      const body = incoming ? postedOver(incoming) : postedIn(request);
      const { answer, sent } = await intake.take(form, body, { source: 'page', address });
      if (answer.ok) return { ok: true, ...answer.accepted };
      const { status, message, errors } = answer.refusal;
      return {
        ok: false,
        status,
        message: refusalMessage(forms[form], message),
        errors,
        values: sent ? typedValues(form, sent.fields) : {},
      };
    },
  };
}
