import type { Generated } from 'kysely';
import type { AuditAction } from '../../contract/desk/audit-trail.ts';
import type { SignInMethod } from '../../contract/desk/person.ts';
import type { Role } from '../../contract/desk/roles.ts';
import type { EntryStatus } from '../../contract/desk/statuses.ts';
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
    /** The order of arrival; null until a release that knows it has numbered the row (number-entries.ts). */
    arrival: number | null;
    search_text: Generated<string>;
    status: Generated<EntryStatus>;
    owner_id: string | null;
    /** Counts changes, so that two people cannot overwrite each other unseen. */
    version: Generated<number>;
    due_at: Generated<number>;
    first_answered_at: number | null;
    /** Working time from arrival to the first answer. */
    answer_ms: number | null;
    /** E.164, or empty. */
    phone: Generated<string>;
    source_page: string | null;
    source_referrer: string | null;
    source_campaign: string | null;
  };
  note: {
    id: string;
    submission_id: string;
    staff_id: string;
    at: number;
    text: string;
  };
  staff: {
    id: string;
    name: string;
    /** Lower case. */
    email: string;
    role: Role;
    created_at: number;
    removed_at: number | null;
  };
  passkey: {
    id: string;
    staff_id: string;
    public_key: Uint8Array;
    counter: number;
    transports: string;
    name: string;
    created_at: number;
    last_used_at: number | null;
  };
  invitation: {
    token_hash: string;
    staff_id: string;
    created_at: number;
    expires_at: number;
  };
  session: {
    token_hash: string;
    staff_id: string;
    method: SignInMethod;
    browser: string;
    created_at: number;
    seen_at: number;
    confirmed_at: number;
  };
  used_challenge: {
    hash: string;
    expires_at: number;
  };
  desk_secret: {
    id: number;
    value: string;
  };
  audit: {
    id: Generated<number>;
    at: number;
    action: AuditAction;
    staff_id: string | null;
    entry_id: string | null;
    reference: string | null;
    detail: string | null;
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
    /** A JSON list of the team's addresses that have it already, where others were refused. */
    taken_by: string | null;
  };
  /** Hashed ids of erased submissions: a restored backup must not bring them back. */
  erased: {
    id_hash: string;
    erased_at: number;
  };
  /** Erasures, and up to which of them the files were overwritten (owed-scrub.ts). */
  scrub: {
    id: number;
    erasures: number;
    scrubbed: number;
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
    /** When it was last told, and of how many. */
    since: number;
    told: Generated<number>;
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
