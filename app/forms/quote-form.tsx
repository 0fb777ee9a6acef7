import { type QuoteType, quoteForm, quoteSuccess } from '../../contract/quote.ts';
import { SubmissionForm } from './submission-form.tsx';

interface QuoteFormProps {
  readonly type: QuoteType;
  readonly page: string;
  readonly labelledBy?: string | undefined;
}

/** On the contact page and the request-quote page; the page's action is `formAction('quote')`. */
export function QuoteForm({ type, page, labelledBy }: QuoteFormProps) {
  return (
    <SubmissionForm
      form={quoteForm}
      successMessage={quoteSuccess[type]}
      page={page}
      labelledBy={labelledBy}
      hidden={{ type }}
    />
  );
}
