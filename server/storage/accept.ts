import type { Transaction } from 'kysely';
import { deskColumns } from './number-entries.ts';
import type { Tables } from './schema.ts';
import type { AcceptResult, MailKind, NewSubmission, SubmissionSource } from './store.ts';

export type AcceptAttempt = AcceptResult | { kind: 'reference-taken' };

/** The address a submission was sent from: the estimate form calls it emailId (spec §3). */
export function emailOf(fields: Readonly<Record<string, string>>): string {
  return fields.email ?? fields.emailId ?? '';
}

/** A mail's id follows from its submission, so that repeating the transaction cannot queue it twice. */
export function mailId(submissionId: string, kind: MailKind): string {
  return `${submissionId}.${kind}`;
}

const sourceColumns = (source: SubmissionSource | undefined) => ({
  source_page: source?.page ?? null,
  source_referrer: source?.referrer ?? null,
  source_campaign: source && Object.keys(source.campaign).length > 0 ? JSON.stringify(source.campaign) : null,
});

/** Bears repetition: when the first commit succeeded but its answer was lost, the second finds its own row. */
export async function acceptIn(
  trx: Transaction<Tables>,
  submission: NewSubmission,
  { webhook }: { webhook: boolean },
): Promise<AcceptAttempt> {
  if (submission.earlierKey !== undefined) {
    const earlier = await trx
      .selectFrom('submission')
      .select('reference')
      .where('idempotency_key', '=', submission.earlierKey)
      .executeTakeFirst();
    if (earlier) return { kind: 'replayed', reference: earlier.reference };
  }
  const receivedAt = submission.receivedAt.getTime();
  const email = emailOf(submission.fields);
  const inserted = await trx
    .insertInto('submission')
    .values({
      id: submission.id,
      form: submission.form,
      reference: submission.reference,
      email: email.toLowerCase(),
      fields: JSON.stringify(submission.fields),
      received_at: receivedAt,
      locale: submission.locale,
      consent_version: submission.consentVersion,
      idempotency_key: submission.idempotencyKey ?? null,
      body_hash: submission.bodyHash,
      ...sourceColumns(submission.source),
      ...deskColumns({ ...submission, receivedAt }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return explainConflict(trx, submission);

  const { cv } = submission;
  if (cv !== undefined) {
    await trx
      .insertInto('cv')
      .values({
        submission_id: submission.id,
        stored_name: cv.storedName,
        original_name: cv.originalName,
        type: cv.type,
        size: cv.size,
        sha256: cv.sha256,
        verdict: cv.verdict,
        reasons: JSON.stringify(cv.reasons),
        scan: cv.scan,
        bytes: cv.bytes,
      })
      .execute();
  }
  const acknowledged = email !== '' && (await mayAcknowledge(trx, email.toLowerCase(), receivedAt));
  const kinds: MailKind[] = [
    'team',
    ...(acknowledged ? ['acknowledgement' as const] : []),
    ...(webhook ? ['webhook' as const] : []),
  ];
  await trx
    .insertInto('mail')
    .values(
      kinds.map((kind) => ({
        id: mailId(submission.id, kind),
        submission_id: submission.id,
        kind,
        status: 'pending' as const,
        attempts: 0,
        due_at: receivedAt,
      })),
    )
    .execute();
  return { kind: 'stored' };
}

/** More in an hour would let anybody bury a stranger's mailbox through our forms. */
const acknowledgementsAnHour = 3;

async function mayAcknowledge(trx: Transaction<Tables>, email: string, receivedAt: number): Promise<boolean> {
  const { count } = await trx
    .selectFrom('submission')
    .innerJoin('mail', 'mail.submission_id', 'submission.id')
    .select((on) => on.fn.countAll<number>().as('count'))
    .where('submission.email', '=', email)
    .where('submission.received_at', '>', receivedAt - 60 * 60 * 1000)
    .where('mail.kind', '=', 'acknowledgement')
    .executeTakeFirstOrThrow();
  return Number(count) < acknowledgementsAnHour;
}

async function explainConflict(trx: Transaction<Tables>, submission: NewSubmission): Promise<AcceptAttempt> {
  const rows = await trx
    .selectFrom('submission')
    .select(['id', 'form', 'reference', 'idempotency_key', 'body_hash'])
    .where((where) =>
      where.or([
        where('id', '=', submission.id),
        where('reference', '=', submission.reference),
        ...(submission.idempotencyKey === undefined
          ? []
          : [where('idempotency_key', '=', submission.idempotencyKey)]),
      ]),
    )
    .execute();
  if (rows.some((row) => row.id === submission.id)) return { kind: 'stored' };

  const sameKey = rows.find(
    (row) => row.idempotency_key !== null && row.idempotency_key === submission.idempotencyKey,
  );
  if (sameKey === undefined) return { kind: 'reference-taken' };
  const sameBody = sameKey.form === submission.form && sameKey.body_hash === submission.bodyHash;
  return sameBody ? { kind: 'replayed', reference: sameKey.reference } : { kind: 'key-conflict' };
}
