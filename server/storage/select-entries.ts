import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { HeldReason } from '../../contract/cv-verdict.ts';
import type { Entry, EntrySummary } from '../../contract/desk/entries.ts';
import type { FormName } from '../../contract/form-names.ts';
import type { Tables } from './schema.ts';

/** Which entries there are for somebody: those of their role's forms. */
export type Scope = readonly FormName[];

const summaryColumns = [
  'submission.id',
  'submission.reference',
  'submission.form',
  'submission.email',
  'submission.fields',
  'submission.received_at',
  'submission.due_at',
  'submission.status',
  'submission.version',
  'submission.owner_id',
  'submission.locale',
  'submission.arrival',
  'submission.first_answered_at',
  'owner.name as owner_name',
  'cv.verdict',
] as const;

export const selectSummary = (db: Kysely<Tables>) =>
  db
    .selectFrom('submission')
    .leftJoin('staff as owner', 'owner.id', 'submission.owner_id')
    .leftJoin('cv', 'cv.submission_id', 'submission.id')
    .select(summaryColumns);

export const selectWhole = (db: Kysely<Tables>) =>
  selectSummary(db).select([
    'submission.consent_version',
    'submission.source_page',
    'submission.source_referrer',
    'submission.source_campaign',
    'cv.original_name',
    'cv.type',
    'cv.size',
    'cv.reasons',
    'cv.scan',
  ]);

type RowOf<Query> = Query extends SelectQueryBuilder<infer _DB, infer _Table, infer Output> ? Output : never;
export type SummaryRow = RowOf<ReturnType<typeof selectSummary>>;
type WholeRow = RowOf<ReturnType<typeof selectWhole>>;

/** What a visitor wrote is called differently in every form. */
const messageOf = (fields: Readonly<Record<string, string>>): string =>
  fields.message ?? fields.description ?? fields.serviceRequired ?? fields.position ?? '';

const excerptLength = 160;

export function toSummary(row: SummaryRow): EntrySummary {
  const fields = JSON.parse(row.fields) as Record<string, string>;
  return {
    id: row.id,
    reference: row.reference,
    form: row.form,
    name: fields.name ?? fields.customerName ?? '',
    email: row.email,
    excerpt: messageOf(fields).replace(/\s+/g, ' ').slice(0, excerptLength),
    receivedAt: new Date(row.received_at),
    dueAt: new Date(row.due_at),
    status: row.status,
    version: row.version,
    ownerId: row.owner_id ?? undefined,
    ownerName: row.owner_name ?? undefined,
    locale: row.locale,
    hasCv: row.verdict !== null,
  };
}

export function toEntry(row: WholeRow): Entry {
  const { phoneE164, ...fields } = JSON.parse(row.fields) as Record<string, string>;
  return {
    ...toSummary(row),
    fields,
    phoneE164,
    consentVersion: row.consent_version,
    firstAnsweredAt: row.first_answered_at === null ? undefined : new Date(row.first_answered_at),
    source: {
      page: row.source_page ?? undefined,
      referrer: row.source_referrer ?? undefined,
      campaign: row.source_campaign ? (JSON.parse(row.source_campaign) as Record<string, string>) : {},
    },
    cv:
      row.original_name !== null &&
      row.type !== null &&
      row.size !== null &&
      row.verdict !== null &&
      row.reasons !== null &&
      row.scan !== null
        ? {
            name: row.original_name,
            type: row.type,
            size: row.size,
            verdict: row.verdict,
            reasons: JSON.parse(row.reasons) as HeldReason[],
            scan: row.scan,
          }
        : undefined,
  };
}
