import type { FormName } from '../../contract/form-names.ts';
import type { CvSummary, MailKind, MailStatus } from './store.ts';

/** The tables as the queries see them. Moments are milliseconds since 1970, so that both databases agree on them. */
export interface Tables {
  submission: {
    id: string;
    form: FormName;
    reference: string;
    /** Lower case, taken out of the fields so that everything of one person can be found. */
    email: string;
    fields: string;
    received_at: number;
    locale: string;
    consent_version: string;
    idempotency_key: string | null;
    body_hash: string;
  };
  cv: {
    submission_id: string;
    stored_name: string;
    original_name: string;
    type: string;
    size: number;
    sha256: string;
    verdict: CvSummary['verdict'];
    /** A JSON list of reasons. */
    reasons: string;
    scan: CvSummary['scan'];
    bytes: Uint8Array;
  };
  /** Holds no words: a message is written from its submission when it is sent, so erasing one erases both. */
  mail: {
    id: string;
    submission_id: string;
    kind: MailKind;
    status: MailStatus;
    attempts: number;
    due_at: number;
    lease_owner: string | null;
    leased_until: number | null;
    sending_since: number | null;
    sent_at: number | null;
    last_error: string | null;
  };
  /** Hashed ids of erased submissions: a restored backup must not bring them back. */
  erased: {
    id_hash: string;
    erased_at: number;
  };
  /** What the clock said last, and until when ages measured by it are not acted upon. */
  clock: {
    id: number;
    seen_at: number;
    distrusted_until: number;
  };
  /** Troubles that an operator was told of and that are not over. */
  alert: {
    trouble: string;
    since: number;
  };
  installation: {
    id: number;
    secret: string;
  };
  heartbeat: {
    id: number;
    beaten_at: number;
    filler: Uint8Array | null;
  };
}

/** Kept apart: these counters may be lost at any time, so they never wait for the disk. */
export interface LimitTables {
  rate_window: {
    bucket: string;
    ends_at: number;
    hits: number;
  };
}
