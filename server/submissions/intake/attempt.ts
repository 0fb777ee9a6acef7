import type { Locale } from '../../../content/model/locales.ts';
import type { FormName } from '../../../contract/form-names.ts';
import type { Accepted } from '../../../contract/problem.ts';
import type { Logger } from '../../logger.ts';
import type { Store, SubmissionSource } from '../../storage/store.ts';
import type { ScanTimes } from '../cv/clamd.ts';
import type { RateLimits, RateState } from '../rules/rate-limit.ts';
import type { Sent } from './parse-body.ts';
import type { Refusal } from './refusal.ts';

export interface SubmissionMetrics {
  /** `outcome` is "stored", "replayed", "busy" (an upload without a place, which a stranger can bring about) or the refusal's status. */
  answered(form: FormName, outcome: string): void;
  /** One CV that was looked into. */
  cvChecked(outcome: 'clean' | 'held' | 'infected' | 'refused'): void;
}

export interface AcceptanceDeps {
  readonly store: Pick<Store, 'accept' | 'secret'>;
  readonly limits: RateLimits;
  readonly config: { readonly clamdUrl?: string | undefined };
  readonly logger: Logger;
  readonly metrics?: SubmissionMetrics | undefined;
  /** A new submission is on disk: the outbox may wake up. */
  readonly onAccepted: () => void;
  readonly now?: (() => Date) | undefined;
  readonly scanTimes?: ScanTimes | undefined;
  /** How long a second request with the same key waits for the first one's answer. */
  readonly replayWaitMs?: number | undefined;
}

export interface Attempt {
  readonly form: FormName;
  readonly sent: Sent;
  readonly address: string;
  /** The language of the page the form was filled in on. */
  readonly locale: Locale;
  readonly source?: SubmissionSource;
  /** The caller's own key. */
  readonly key?: string | undefined;
  /** Without a key of its own: the same content from the same address within minutes counts as one. */
  readonly keyFromContent?: boolean;
}

/** `rate` is there when the attempt has been counted. */
export type Answer = { readonly rate?: RateState | undefined } & (
  | { readonly ok: true; readonly accepted: Accepted; readonly replayed: boolean }
  | { readonly ok: false; readonly refusal: Refusal }
);
