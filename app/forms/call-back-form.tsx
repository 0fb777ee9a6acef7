import { paths } from '../../content/paths.ts';
import { contactForm, contactSuccess } from '../../contract/contact.ts';
import { SubmissionForm } from './submission-form.tsx';

interface CallBackFormProps {
  /** The id of the heading that names the form. */
  readonly labelledBy?: string | undefined;
}

/** An index route's action is addressed by `?index`; the bare path would mean the root's. */
const homeAction = `${paths.home}?index`;

/** spec §8: what goes wrong with this form is also logged to the console. */
const logFailure = (cause: unknown) => console.error(contactForm.failure.refused, cause);

/** The home page's form. The page's action is `formAction('contact')`. */
export function CallBackForm({ labelledBy }: CallBackFormProps) {
  return (
    <SubmissionForm
      form={contactForm}
      successMessage={contactSuccess}
      page={homeAction}
      labelledBy={labelledBy}
      onFailure={logFailure}
    />
  );
}
