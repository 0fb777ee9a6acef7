import type { FormView } from '../../content/model/forms.ts';
import type { QuoteType } from '../../contract/quote.ts';
import { SubmissionForm } from './submission-form.tsx';

interface QuoteFormProps {
  readonly form: FormView;
  readonly type: QuoteType;
  readonly page: string;
  /** Begins the message of a visitor who has typed nothing yet. */
  readonly message?: string | undefined;
  readonly labelledBy?: string | undefined;
}

/** On the contact page and the request-quote page; the page's action is `formAction('quote')`. */
export function QuoteForm({ form, type, page, message, labelledBy }: QuoteFormProps) {
  return (
    <SubmissionForm
      form={form}
      page={page}
      labelledBy={labelledBy}
      hidden={{ type }}
      start={message === undefined ? {} : { message }}
    />
  );
}
