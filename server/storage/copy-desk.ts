import type { Transaction } from 'kysely';
import { hashOf } from './erased.ts';
import type { Gone } from './gone.ts';
import type { Tables } from './schema.ts';

const pageSize = 200;

/** Which member of the target each member of the source is: somebody added again has another id there. */
export type StaffIds = ReadonlyMap<string, string>;

/**
 * Takes over the staff and their passkeys, all of them into a backup. From one, who is known to the target already, at work or
 * removed, stays as they are there, and of the others what the list beside it says counts: a backup gives nobody back the way in
 * or the role that they have lost since, so without a list no passkey comes back. Sessions and invitations are never copied.
 */
export async function copyStaff(
  from: Transaction<Tables>,
  to: Transaction<Tables>,
  gone: Gone | undefined,
): Promise<StaffIds> {
  const ids = new Map<string, string>();
  for (const person of await from.selectFrom('staff').selectAll().execute()) {
    const known = await to
      .selectFrom('staff')
      .select('id')
      .where((on) => on.or([on('id', '=', person.id), on('email', '=', person.email)]))
      .executeTakeFirst();
    ids.set(person.id, known?.id ?? person.id);
    if (known) continue;
    const hash = hashOf(person.id);
    const isRemoved = gone?.removed.has(hash);
    await to
      .insertInto('staff')
      .values({
        ...person,
        role: gone?.roles.get(hash) ?? person.role,
        ...(isRemoved ? { removed_at: person.removed_at ?? Date.now() } : {}),
      })
      .execute();
    if (isRemoved) continue;
    const all = await from.selectFrom('passkey').selectAll().where('staff_id', '=', person.id).execute();
    const passkeys = gone ? all.filter(({ id }) => gone.passkeys.has(hashOf(id))) : all;
    if (passkeys.length > 0) await to.insertInto('passkey').values(passkeys).execute();
  }
  return ids;
}

/** The notes of these entries, each with its author. */
export async function copyNotes(
  from: Transaction<Tables>,
  to: Transaction<Tables>,
  entryIds: readonly string[],
  staff: StaffIds,
): Promise<void> {
  const notes = await from.selectFrom('note').selectAll().where('submission_id', 'in', entryIds).execute();
  for (let start = 0; start < notes.length; start += pageSize)
    await to
      .insertInto('note')
      .values(
        notes
          .slice(start, start + pageSize)
          .map((note) => ({ ...note, staff_id: staff.get(note.staff_id) ?? note.staff_id })),
      )
      .execute();
}

/** Adds the lines that the target does not have yet: its own audit only grows, so that nothing is ever put in its place. */
export async function copyAudit(
  from: Transaction<Tables>,
  to: Transaction<Tables>,
  { staff, isNew }: { staff: StaffIds; isNew: boolean },
): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = await from
      .selectFrom('audit')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.id;
    const mapped = rows.map(({ id: _, ...row }) => ({
      ...row,
      staff_id: row.staff_id && (staff.get(row.staff_id) ?? row.staff_id),
    }));
    const known = isNew ? new Set<string>() : await linesAround(to, mapped);
    const missing = mapped.filter((row) => !known.has(lineOf(row)));
    if (missing.length > 0) await to.insertInto('audit').values(missing).execute();
  }
}

async function linesAround(
  to: Transaction<Tables>,
  lines: readonly AuditLine[],
): Promise<ReadonlySet<string>> {
  const moments = lines.map(({ at }) => at);
  const there = await to
    .selectFrom('audit')
    .selectAll()
    .where('at', '>=', Math.min(...moments))
    .where('at', '<=', Math.max(...moments))
    .execute();
  return new Set(there.map(lineOf));
}

type AuditLine = Omit<Tables['audit'], 'id'>;

const lineOf = ({ at, action, staff_id, entry_id, reference, detail }: AuditLine): string =>
  JSON.stringify([at, action, staff_id, entry_id, reference, detail]);
