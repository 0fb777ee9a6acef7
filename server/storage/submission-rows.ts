import type { DeleteQueryBuilder, DeleteResult, Kysely, Transaction } from 'kysely';
import type { HeldReason } from '../../contract/cv-verdict.ts';
import { rememberIn } from './audit-rows.ts';
import type { Database } from './database.ts';
import { rememberErased } from './erased.ts';
import { oweScrub } from './owed-scrub.ts';
import type { Tables } from './schema.ts';
import type { ListFilter, Store, StoredSubmission } from './store.ts';

type SubmissionRows = Pick<
  Store,
  'list' | 'find' | 'findById' | 'cvBytes' | 'judgeCv' | 'erase' | 'eraseAll' | 'expire'
>;

const pageSize = 200;

/** Submissions as the desk, the mails and retention see them. */
export function submissionRows({ db, write }: Database): SubmissionRows {
  return {
    async *list(filter) {
      let last: { receivedAt: number; id: string } | undefined;
      for (;;) {
        const rows = await page(db, filter, last);
        for (const row of rows) yield toStoredSubmission(row);
        const end = rows.at(-1);
        if (end === undefined || rows.length < pageSize) return;
        last = { receivedAt: end.received_at, id: end.id };
      }
    },

    async find(reference) {
      const row = await selectSubmissions(db)
        .where('submission.reference', '=', reference)
        .executeTakeFirst();
      return row && toStoredSubmission(row);
    },

    async findById(id) {
      const row = await selectSubmissions(db).where('submission.id', '=', id).executeTakeFirst();
      return row && toStoredSubmission(row);
    },

    async cvBytes(submissionId) {
      const row = await db
        .selectFrom('cv')
        .select('bytes')
        .where('submission_id', '=', submissionId)
        .executeTakeFirst();
      return row?.bytes;
    },

    async judgeCv(submissionId, { verdict, reasons, scan }) {
      await write((trx) =>
        trx
          .updateTable('cv')
          .set({ verdict, reasons: JSON.stringify(reasons), scan })
          .where('submission_id', '=', submissionId)
          .execute(),
      );
    },

    erase(referenceOrEmail) {
      const sought = referenceOrEmail.trim();
      const [column, value] = sought.includes('@')
        ? (['email', sought.toLowerCase()] as const)
        : (['reference', sought.toUpperCase()] as const);
      return write((trx) =>
        eraseIn(trx, trx.deleteFrom('submission').where(column, '=', value), { now: new Date() }),
      );
    },

    async eraseAll(ids, by) {
      if (ids.length === 0) return [];
      return write((trx) => eraseIn(trx, trx.deleteFrom('submission').where('id', 'in', [...ids]), by));
    },

    async expire({ before, applicationsBefore, limit }) {
      const rows = await db
        .selectFrom('submission')
        .select('id')
        .where((on) =>
          on.or([
            on('received_at', '<', before.getTime()),
            on.and([on('form', '=', 'career'), on('received_at', '<', applicationsBefore.getTime())]),
          ]),
        )
        .orderBy('received_at')
        .limit(limit)
        .execute();
      const ids = rows.map((row) => row.id);
      if (ids.length > 0) await write((trx) => trx.deleteFrom('submission').where('id', 'in', ids).execute());
      return ids;
    },
  };
}

/** One transaction: what goes, the memory of it, and that its remnants are to be overwritten. */
async function eraseIn(
  trx: Transaction<Tables>,
  entries: DeleteQueryBuilder<Tables, 'submission', DeleteResult>,
  { staffId, now }: { staffId?: string; now: Date },
): Promise<string[]> {
  // The CV, notes and outbox rows go with it, by the tables' own references.
  const gone = await entries.returning(['id', 'reference']).execute();
  if (gone.length === 0) return [];
  const ids = gone.map(({ id }) => id);
  await rememberErased(trx, ids, new Date());
  // By their references alone: the ids are gone for good.
  await rememberIn(
    trx,
    gone.map(({ reference }) => ({ at: now, action: 'erased', staffId, reference })),
  );
  await oweScrub(trx);
  return ids;
}

function selectSubmissions(db: Kysely<Tables>) {
  return db
    .selectFrom('submission')
    .leftJoin('cv', 'cv.submission_id', 'submission.id')
    .select([
      'submission.id',
      'submission.form',
      'submission.reference',
      'submission.fields',
      'submission.received_at',
      'submission.locale',
      'submission.consent_version',
      'cv.stored_name',
      'cv.original_name',
      'cv.type',
      'cv.size',
      'cv.sha256',
      'cv.verdict',
      'cv.reasons',
      'cv.scan',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectSubmissions>['execute']>>[number];

function page(db: Kysely<Tables>, filter: ListFilter, last: { receivedAt: number; id: string } | undefined) {
  let query = selectSubmissions(db)
    .orderBy('submission.received_at')
    .orderBy('submission.id')
    .limit(pageSize);
  if (filter.form !== undefined) query = query.where('submission.form', '=', filter.form);
  if (filter.since !== undefined) query = query.where('submission.received_at', '>=', filter.since.getTime());
  if (last !== undefined) {
    query = query.where((on) =>
      on.or([
        on('submission.received_at', '>', last.receivedAt),
        on.and([on('submission.received_at', '=', last.receivedAt), on('submission.id', '>', last.id)]),
      ]),
    );
  }
  return query.execute();
}

function toStoredSubmission(row: Row): StoredSubmission {
  const { stored_name, original_name, type, size, sha256, verdict, scan } = row;
  const hasCv =
    stored_name !== null &&
    original_name !== null &&
    type !== null &&
    size !== null &&
    sha256 !== null &&
    verdict !== null &&
    scan !== null;
  return {
    id: row.id,
    form: row.form,
    reference: row.reference,
    fields: JSON.parse(row.fields) as Record<string, string>,
    receivedAt: new Date(row.received_at),
    locale: row.locale,
    consentVersion: row.consent_version,
    ...(hasCv
      ? {
          cv: {
            storedName: stored_name,
            originalName: original_name,
            type,
            size,
            sha256,
            verdict,
            reasons: JSON.parse(row.reasons ?? '[]') as HeldReason[],
            scan,
          },
        }
      : {}),
  };
}
