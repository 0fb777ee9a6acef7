import { type QuoteType, quoteForm, quoteSuccess } from '../../contract/quote.ts';
import { SubmissionForm } from './submission-form.tsx';

interface QuoteFormProps {
  readonly type: QuoteType;
  readonly page: string;
  /** Begins the message of a visitor who has typed nothing yet. */
  readonly message?: string | undefined;
  readonly labelledBy?: string | undefined;
}

/** On the contact page and the request-quote page; the page's action is `formAction('quote')`. */
export function QuoteForm({ type, page, message, labelledBy }: QuoteFormProps) {
  return (
    <SubmissionForm
      form={quoteForm}
      successMessage={quoteSuccess[type]}
      page={page}
      labelledBy={labelledBy}
      hidden={{ type }}
      start={message === undefined ? {} : { message }}
    />
  );
}
