import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useActionData } from 'react-router';
import type { AroundForms, FieldView, FormView } from '../../content/model/forms.ts';
import { honeypotField } from '../../contract/abuse-fields.ts';
import type { FormOutcome } from '../../contract/load-context.ts';
import type { FieldError } from '../../contract/problem.ts';
import { Button } from '../ui/button.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { usePaths } from '../use-paths.ts';
import { useSite } from '../use-site.ts';
import { ErrorSummary } from './error-summary.tsx';
import { Field, type FieldProps } from './field.tsx';
import { FailedBanner, Reference, SentBanner } from './form-banner.tsx';
import { precheck } from './precheck.ts';
import type { Send } from './send.ts';
import { sendJson } from './send-json.ts';
import styles from './submission-form.module.css';
import { useDraft } from './use-draft.ts';
import { type Submission, useSubmission } from './use-submission.ts';

interface SubmissionFormProps {
  readonly form: FormView;
  /** The page that shows the form: its action takes the form where there is no script. */
  readonly page: string;
  /** The id of the heading that names the form. */
  readonly labelledBy?: string | undefined;
  /** What the hidden fields say here. */
  readonly hidden?: Readonly<Record<string, string>> | undefined;
  /** What stands in the fields of a visitor who has typed nothing yet. */
  readonly start?: Readonly<Record<string, string>> | undefined;
  readonly send?: Send | undefined;
  readonly precheckFile?: ((field: FieldView, file: File | undefined) => FieldError | undefined) | undefined;
  readonly onFailure?: ((cause: unknown) => void) | undefined;
  /** Renders a field in another way than usual. */
  readonly renderField?: ((props: FieldProps) => ReactNode) | undefined;
  /** Shown above the button while the form is being sent. */
  readonly progress?: ((share: number) => ReactNode) | undefined;
}

/** A form: what all of them do, with the fields that its view lists. */
export function SubmissionForm({
  form,
  page,
  labelledBy,
  hidden = {},
  start = {},
  send = sendJson,
  precheckFile,
  onFailure,
  renderField = (props) => <Field {...props} />,
  progress,
}: SubmissionFormProps) {
  const paths = usePaths();
  // As the page came: React Router forgets it at the first link that is followed, also within the page.
  const [posted] = useState(useActionData<FormOutcome>());
  const { locale } = useSite();
  const element = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, element, posted, start);
  const { submission, reference, submit } = useSubmission({
    form,
    locale,
    send,
    posted,
    precheck: (fields) => precheck(form.fields, fields, precheckFile),
    onFailure,
    draft,
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
  const { around } = form;
  const [beforeLink, afterLink] = around.consent.text.split('{link}');

  return (
    <form
      ref={element}
      method="post"
      action={`${page}#${outcomeId}`}
      encType={form.fields.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
      aria-labelledby={labelledBy}
      onSubmit={onSubmit}
      onInput={draft.keep}
      className={styles.form}
    >
      <div id={outcomeId} ref={outcome} tabIndex={-1} className={styles.outcome}>
        <Outcome submission={submission} fieldId={fieldId} around={around} />
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
                around,
              })}
            </div>
          ),
        )}
        <label className={styles.trap} aria-hidden="true">
          {around.honeypotLabel}
          <input ref={honeypot} name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {submission.status === 'sending' && submission.share !== undefined && progress?.(submission.share)}
      <Button type="submit" size="large" icon="arrow-right" busy={sending} disabled={sending}>
        {sending ? form.busy : form.submit}
      </Button>
      {/* A button that turns into another is not read out by itself. */}
      <p className="visually-hidden" aria-live="polite">
        {sending && form.busy}
      </p>
      {reference && (
        <p className={styles.kept}>
          {around.sentWith} <Reference of={reference} />
        </p>
      )}
      <p className={styles.consent}>
        {beforeLink}
        <PageLink to={paths.privacyPolicy}>{around.consent.link}</PageLink>
        {afterLink}
      </p>
    </form>
  );
}

const isShort = ({ kind }: FieldView) => kind !== 'textarea' && kind !== 'file' && kind !== 'hidden';

/** Short fields stand in pairs; where their number is odd, the first has a line to itself. */
function isWide(field: FieldView, { fields }: FormView): boolean {
  const short = fields.filter(isShort);
  return !isShort(field) || (short.length % 2 === 1 && field === short[0]);
}

interface OutcomeProps {
  readonly submission: Submission;
  readonly fieldId: (name: string) => string;
  readonly around: AroundForms;
}

function Outcome({ submission, fieldId, around }: OutcomeProps) {
  if (submission.status === 'sent')
    return <SentBanner {...submission} referenceLabel={around.referenceLabel} />;
  if (submission.status !== 'failed') return null;
  return (
    <>
      <FailedBanner message={submission.message} />
      {submission.errors.length > 0 && (
        <ErrorSummary title={around.errorSummaryTitle} errors={submission.errors} fieldId={fieldId} />
      )}
    </>
  );
}
