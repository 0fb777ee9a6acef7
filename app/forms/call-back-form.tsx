import type { FormView } from '../../content/model/forms.ts';
import { usePaths } from '../use-paths.ts';
import { SubmissionForm } from './submission-form.tsx';

interface CallBackFormProps {
  readonly form: FormView;
  /** The id of the heading that names the form. */
  readonly labelledBy?: string | undefined;
}

/** The home page's form. The page's action is `formAction('contact')`. */
export function CallBackForm({ form, labelledBy }: CallBackFormProps) {
  const paths = usePaths();
  return (
    <SubmissionForm
      form={form}
      page={paths.home}
      labelledBy={labelledBy}
      // spec §8: what goes wrong with this form is also logged to the console.
      onFailure={(cause) => console.error(form.failure.refused, cause)}
    />
  );
}
