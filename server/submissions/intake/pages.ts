import { refusalMessage } from '../../../contract/form-contract.ts';
import { forms } from '../../../contract/forms.ts';
import type { Submissions } from '../../../contract/load-context.ts';
import { typedValues } from '../rules/schemas.ts';
import type { SubmissionIntake } from './submission-intake.ts';

/** The service a page's route action finds in its load context, for the visitor at this address. */
export function submissionsForPage(intake: SubmissionIntake, address: string): Submissions {
  return {
    async accept(form, request) {
      const { answer, sent } = await intake.take(form, request, { source: 'page', address });
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
