import { type ActionFunctionArgs, data } from 'react-router';
import type { FormName } from '../../contract/form-names.ts';
import { submissionsContext } from '../../contract/load-context.ts';

/** The action of a page with a form: the same acceptance as the endpoint's, answered with the page itself. */
export const formAction =
  (form: FormName) =>
  async ({ context, request }: ActionFunctionArgs) => {
    const outcome = await context.get(submissionsContext).accept(form, request);
    return data(outcome, { status: outcome.ok ? 200 : outcome.status });
  };
