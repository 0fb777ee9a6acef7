import { contactForm, contactSuccess } from '../../contract/contact.ts';
import { usePaths } from '../use-paths.ts';
import { SubmissionForm } from './submission-form.tsx';

interface CallBackFormProps {
  /** The id of the heading that names the form. */
  readonly labelledBy?: string | undefined;
}

/** spec §8: what goes wrong with this form is also logged to the console. */
const logFailure = (cause: unknown) => console.error(contactForm.failure.refused, cause);

/** The home page's form. The page's action is `formAction('contact')`. */
export function CallBackForm({ labelledBy }: CallBackFormProps) {
  const paths = usePaths();
  return (
    <SubmissionForm
      form={contactForm}
      successMessage={contactSuccess}
      // An index route's action is addressed by `?index`; the bare path would mean the root's.
      page={`${paths.home}?index`}
      labelledBy={labelledBy}
      onFailure={logFailure}
    />
  );
}
