import type { FormName } from '../../contract/form-names.ts';
import type { Duration } from './response-times.ts';

const workingDays = (count: number): Duration => ({ unit: 'workingDays', count });

/**
 * sample: true
 *
 * Who writes to us hears from us within these times. Sentences name one as {reply.enquiry} ("within 2 working days") or
 * {bare.enquiry} ("2 working days"), so that pages and mails promise the same.
 */
export const replyTimes = {
  /** A contract manager, by phone or email. */
  enquiry: workingDays(1),
  /** An estimator's call, the first figure from drawings, and the firm offer. */
  estimate: workingDays(1),
  figure: workingDays(2),
  offer: workingDays(10),
  /** The survey on site for an offer or a method statement, and the visit for one job. */
  survey: workingDays(5),
  visit: workingDays(3),
  /** A recruiter, also with a no. */
  application: workingDays(10),
  /** The confirmation that data was erased. */
  erasure: workingDays(10),
} as const;

/** What who sends a form is promised; the desk says by this when an entry is due. */
export const answerTo = {
  quote: replyTimes.enquiry,
  contact: replyTimes.enquiry,
  estimate: replyTimes.estimate,
  career: replyTimes.application,
} satisfies Record<FormName, Duration>;

/** How long an estimate or a quote holds: {offer.validDays}. */
export const offerValidDays = 60;
