import type { Kysely } from 'kysely';
import type { HeldReason } from '../../contract/cv-verdict.ts';
import type { Database } from './database.ts';
import { rememberErased } from './erased.ts';
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

    async erase(referenceOrEmail) {
      const sought = referenceOrEmail.trim();
      // The CV and the outbox rows go with it, by the tables' own references.
      return write(async (trx) => {
        const rows = await trx
          .deleteFrom('submission')
          .$if(sought.includes('@'), (query) => query.where('email', '=', sought.toLowerCase()))
          .$if(!sought.includes('@'), (query) => query.where('reference', '=', sought.toUpperCase()))
          .returning('id')
          .execute();
        const ids = rows.map((row) => row.id);
        await rememberErased(trx, ids, new Date());
        return ids;
      });
    },

    async eraseAll(ids) {
      if (ids.length === 0) return [];
      return write(async (trx) => {
        const gone = await trx
          .deleteFrom('submission')
          .where('id', 'in', [...ids])
          .returning(['id', 'reference'])
          .execute();
        await rememberErased(
          trx,
          gone.map(({ id }) => id),
          new Date(),
        );
        return gone;
      });
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
