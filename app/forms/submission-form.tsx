import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useActionData } from 'react-router';
import { formWords } from '../../content/en/forms.ts';
import { honeypotField } from '../../contract/abuse-fields.ts';
import type { FormContract, FormField } from '../../contract/form-contract.ts';
import type { FormOutcome } from '../../contract/load-context.ts';
import type { FieldError } from '../../contract/problem.ts';
import { Button } from '../ui/button.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { usePaths } from '../use-paths.ts';
import { ErrorSummary } from './error-summary.tsx';
import { Field, type FieldProps } from './field.tsx';
import { FailedBanner, SentBanner } from './form-banner.tsx';
import type { Send } from './send.ts';
import { sendJson } from './send-json.ts';
import styles from './submission-form.module.css';
import { type Submission, useSubmission } from './use-submission.ts';

interface SubmissionFormProps {
  readonly form: FormContract;
  readonly successMessage: string;
  /** The page that shows the form: its action takes the form where there is no script. */
  readonly page: string;
  /** The id of the heading that names the form. */
  readonly labelledBy?: string | undefined;
  /** What the hidden fields say here. */
  readonly hidden?: Readonly<Record<string, string>> | undefined;
  /** What stands in the fields of a visitor who has typed nothing yet. */
  readonly start?: Readonly<Record<string, string>> | undefined;
  readonly send?: Send | undefined;
  readonly precheck?: ((fields: FormData) => readonly FieldError[]) | undefined;
  readonly onFailure?: ((cause: unknown) => void) | undefined;
  /** Renders a field in another way than usual. */
  readonly renderField?: ((props: FieldProps) => ReactNode) | undefined;
  /** Shown above the button while the form is being sent. */
  readonly progress?: ((share: number) => ReactNode) | undefined;
}

/** One of the four forms: what all of them do, with their fields as the contract lists them. */
export function SubmissionForm({
  form,
  successMessage,
  page,
  labelledBy,
  hidden = {},
  start = {},
  send = sendJson,
  precheck,
  onFailure,
  renderField = (props) => <Field {...props} />,
  progress,
}: SubmissionFormProps) {
  const paths = usePaths();
  const posted = useActionData<FormOutcome>();
  const { submission, edited, submit } = useSubmission({
    form,
    successMessage,
    send,
    posted,
    precheck,
    onFailure,
  });
  /** Counts the successes: each begins a fresh, empty form. */
  const [round, setRound] = useState(0);
  const sentFromHere = useRef(false);
  const outcome = useRef<HTMLDivElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const settled = submission.status === 'sent' || submission.status === 'failed';
    if (sentFromHere.current && settled) outcome.current?.focus();
  }, [submission]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sentFromHere.current = true;
    const result = await submit(new FormData(event.currentTarget));
    if (result?.status === 'sent') setRound((rounds) => rounds + 1);
    // A refusal because of it asks the visitor to press again, which then has to work.
    if (result?.status === 'failed' && honeypot.current) honeypot.current.value = '';
  };

  const fieldId = (name: string) => `${form.name}-${name}`;
  const outcomeId = `${form.name}-outcome`;
  const begun = posted && !posted.ok ? posted.values : start;
  const values = round === 0 ? begun : {};
  const errors = submission.status === 'failed' ? submission.errors : [];
  const sending = submission.status === 'sending';

  return (
    <form
      method="post"
      action={`${page}#${outcomeId}`}
      encType={form.fields.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
      aria-labelledby={labelledBy}
      onSubmit={onSubmit}
      onInput={edited}
      className={styles.form}
    >
      <div id={outcomeId} ref={outcome} tabIndex={-1} className={styles.outcome}>
        <Outcome submission={submission} fieldId={fieldId} />
      </div>
      <div key={round} className={styles.fields}>
        {form.fields.map((field) =>
          field.kind === 'hidden' ? (
            <input
              key={field.name}
              type="hidden"
              name={field.name}
              value={hidden[field.name] ?? field.defaultValue}
            />
          ) : (
            <div key={field.name} className={isWide(field, form) ? styles.wide : undefined}>
              {renderField({
                id: fieldId(field.name),
                field,
                value: values[field.name],
                error: errors.find((error) => error.field === field.name),
              })}
            </div>
          ),
        )}
        <label className={styles.trap} aria-hidden="true">
          {formWords.honeypotLabel}
          <input ref={honeypot} name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {submission.status === 'sending' && submission.share !== undefined && progress?.(submission.share)}
      <Button type="submit" size="large" icon="arrow-right" busy={sending} disabled={sending}>
        {sending ? form.busyLabel : form.submitLabel}
      </Button>
      <p className={styles.consent}>
        {formWords.consent.before} <PageLink to={paths.privacyPolicy}>{formWords.consent.link}</PageLink>.
      </p>
    </form>
  );
}

const isShort = ({ kind }: FormField) => kind !== 'textarea' && kind !== 'file' && kind !== 'hidden';

/** Short fields stand in pairs; where their number is odd, the first has a line to itself. */
function isWide(field: FormField, { fields }: FormContract): boolean {
  const short = fields.filter(isShort);
  return !isShort(field) || (short.length % 2 === 1 && field === short[0]);
}

interface OutcomeProps {
  readonly submission: Submission;
  readonly fieldId: (name: string) => string;
}

function Outcome({ submission, fieldId }: OutcomeProps) {
  if (submission.status === 'sent') return <SentBanner {...submission} />;
  if (submission.status !== 'failed') return null;
  return (
    <>
      <FailedBanner message={submission.message} />
      {submission.errors.length > 0 && <ErrorSummary errors={submission.errors} fieldId={fieldId} />}
    </>
  );
}
