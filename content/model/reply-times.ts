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
  /** A recruiter, also with a no. */
  application: workingDays(10),
  /** The confirmation that data was erased. */
  erasure: workingDays(10),
} as const;

/** How long an estimate or a quote holds: {offer.validDays}. */
export const offerValidDays = 60;
