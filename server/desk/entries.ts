import { createHash } from 'node:crypto';
import type { Entries, Entry, TimelineEvent } from '../../contract/desk/entries.ts';
import type { SignedIn } from '../../contract/desk/person.ts';
import { formsOf } from '../../contract/desk/roles.ts';
import type { Store, StoredMail } from '../storage/store.ts';
import { exportName } from './export/export-file.ts';
import type { Exporter } from './export/exporter.ts';

const pageSize = 50;
const noteMaxLength = 4000;
/** Who looks at an entry again within this time has it open still. */
const openedAgainMs = 10 * 60 * 1000;

/** Entries as far as a person's role reaches. */
export function entriesFor(store: Store, person: SignedIn, clock: () => Date, exporter: Exporter): Entries {
  const scope = formsOf(person.role);
  const by = () => ({ staffId: person.id, now: clock() });

  /** What lies outside one's work is not there, and asking for it is remembered. */
  const within = async (reference: string): Promise<Entry | undefined> => {
    const entry = await store.entries.find(reference);
    if (!entry || scope.includes(entry.form)) return entry;
    await store.audit.remember({
      at: clock(),
      action: 'refused',
      staffId: person.id,
      entryId: entry.id,
      reference: entry.reference,
      detail: entry.form,
    });
    return undefined;
  };

  const about = (entry: Entry) => ({
    at: clock(),
    staffId: person.id,
    entryId: entry.id,
    reference: entry.reference,
  });

  return {
    page: (filter, cursor) => store.entries.page(scope, filter, cursor, pageSize),

    async open(reference) {
      const entry = await within(reference);
      if (entry)
        await store.audit.rememberOnce(new Date(clock().getTime() - openedAgainMs), {
          ...about(entry),
          action: 'opened',
        });
      return entry;
    },

    async timeline(id) {
      const entry = await store.findById(id);
      if (!entry || !scope.includes(entry.form)) return [];
      const [mails, remembered, staff] = await Promise.all([
        store.mailsOf(id),
        store.audit.ofEntry(id),
        // Those who have left, too: they stand in the timeline still.
        store.staff.list(clock()),
      ]);
      const nameOf = (staffId: string | undefined) => staff.find((member) => member.id === staffId)?.name;
      const received: TimelineEvent = {
        at: entry.receivedAt,
        kind: 'received',
        who: undefined,
        detail: undefined,
      };
      return [
        received,
        // What somebody has settled is told by the audit.
        ...mails.filter(({ status }) => status !== 'settled').map(mailEvent),
        ...remembered.map(({ at, action, staffName, detail }) => ({
          at,
          kind: action,
          who: staffName,
          detail: action === 'owner' ? nameOf(detail) : detail,
        })),
      ].sort((a, b) => a.at.getTime() - b.at.getTime());
    },

    async notes(id) {
      const entry = await store.findById(id);
      return entry && scope.includes(entry.form) ? store.entries.notes(id) : [];
    },

    samePerson: (id) => store.entries.samePerson({ id }, scope),

    async setStatus(reference, version, status) {
      const entry = await within(reference);
      return entry ? store.entries.change(entry.id, version, { status }, by()) : { kind: 'gone' };
    },

    async setOwner(reference, version, owner) {
      const entry = await within(reference);
      if (!entry) return { kind: 'gone' };
      if (owner !== null && owner !== entry.ownerId && !(await mayOwn(owner, entry)))
        return { kind: 'no-owner' };
      return store.entries.change(entry.id, version, { owner }, by());
    },

    async addNote(reference, { id, text }) {
      const clean = text.normalize('NFC').replace(/\r\n?/g, '\n').trim().slice(0, noteMaxLength);
      const entry = await within(reference);
      if (!entry || clean === '') return false;
      // Of the words as well: who goes back in their browser and writes something else has written another note.
      const own = createHash('sha256')
        .update(JSON.stringify([id, person.id, entry.id, clean]))
        .digest('hex');
      return store.entries.addNote(entry.id, { ...by(), id: own.slice(0, 36), text: clean });
    },

    async changeAll(references, change) {
      const owner = change.owner ? await store.staff.find(change.owner) : undefined;
      if (change.owner && !owner) return 0;
      // Nobody is given what their own role does not let them see.
      const reach = owner ? scope.filter((form) => formsOf(owner.role).includes(form)) : scope;
      return reach.length === 0 ? 0 : store.entries.changeAll(references, reach, change, by());
    },

    async owners(form) {
      const staff = await store.staff.list(clock());
      const owned = form ? [form] : scope;
      return staff
        .filter(({ removedAt, role }) => !removedAt && formsOf(role).some((one) => owned.includes(one)))
        .map(({ id, name }) => ({ id, name }));
    },

    async cv(reference) {
      const entry = await within(reference);
      const bytes = entry?.cv && (await store.cvBytes(entry.id));
      if (!entry?.cv || !bytes) return undefined;
      await store.audit.remember({ ...about(entry), action: 'cv-downloaded' });
      return { name: entry.cv.name, type: entry.cv.type, bytes };
    },

    export: (format, filter) => ({
      ...exportName(format, clock()),
      body: exporter({ format, scope, filter }, (count) =>
        store.audit.remember({
          at: clock(),
          action: 'exported',
          staffId: person.id,
          detail: `${format} ${count}`,
        }),
      ),
    }),
  };

  async function mayOwn(staffId: string, entry: Entry): Promise<boolean> {
    const owner = await store.staff.find(staffId);
    return owner !== undefined && formsOf(owner.role).includes(entry.form);
  }
}

function mailEvent(mail: StoredMail): TimelineEvent {
  const detail = mail.kind;
  if (mail.status === 'sent')
    return { at: mail.sentAt ?? mail.dueAt, kind: 'mail-sent', who: undefined, detail };
  const kind =
    mail.status === 'dead'
      ? 'mail-dead'
      : mail.status === 'unconfirmed'
        ? 'mail-unconfirmed'
        : 'mail-waiting';
  return { at: mail.dueAt, kind, who: undefined, detail };
}
