import type { SoughtBy } from '../../contract/desk/privacy.ts';
import type { FormName } from '../../contract/form-names.ts';
import type { Database } from './database.ts';
import { firstArrivalAt } from './number-entries.ts';

export interface PersonRows {
  /** What is kept under an email (any case), a phone as dialled, or a reference. */
  kept(
    by: SoughtBy,
    value: string,
  ): Promise<{ id: string; reference: string; notes: number; mails: number }[]>;
  idsOf(references: readonly string[]): Promise<string[]>;
  /** By form: how many arrived before their form's date, and when the first did. */
  olderThan(
    dates: Readonly<Record<FormName, Date>>,
  ): Promise<{ form: FormName; count: number; first: Date }[]>;
}

/** More than this belong to no one person. */
const keptLimit = 1000;

export function personRows({ db }: Database): PersonRows {
  return {
    async kept(by, value) {
      const rows = await db
        .selectFrom('submission')
        .select((on) => [
          'submission.id',
          'submission.reference',
          on
            .selectFrom('note')
            .select((count) => count.fn.countAll<number>().as('count'))
            .whereRef('note.submission_id', '=', 'submission.id')
            .as('notes'),
          on
            .selectFrom('mail')
            .select((count) => count.fn.countAll<number>().as('count'))
            .whereRef('mail.submission_id', '=', 'submission.id')
            .as('mails'),
        ])
        .where(`submission.${by}`, '=', value)
        .orderBy('submission.arrival', 'desc')
        .limit(keptLimit)
        .execute();
      return rows.map(({ id, reference, notes, mails }) => ({
        id,
        reference,
        notes: Number(notes),
        mails: Number(mails),
      }));
    },

    async idsOf(references) {
      if (references.length === 0) return [];
      const rows = await db
        .selectFrom('submission')
        .select('id')
        .where('reference', 'in', references.slice(0, keptLimit))
        .execute();
      return rows.map(({ id }) => id);
    },

    async olderThan(dates) {
      const forms = Object.keys(dates) as FormName[];
      const rows = await Promise.all(
        forms.map((form) =>
          db
            .selectFrom('submission')
            .select((on) => [
              on.fn.countAll<number>().as('count'),
              on.fn.min<number | null>('received_at').as('first'),
            ])
            .where('form', '=', form)
            .where('arrival', '<', firstArrivalAt(dates[form].getTime()))
            .executeTakeFirstOrThrow(),
        ),
      );
      return forms.flatMap((form, i) => {
        const row = rows[i];
        return row?.first ? [{ form, count: Number(row.count), first: new Date(Number(row.first)) }] : [];
      });
    },
  };
}
