import { Readable } from 'node:stream';
import type { SignedIn } from '../../contract/desk/person.ts';
import type { PersonEntry, Privacy, SoughtBy } from '../../contract/desk/privacy.ts';
import { eraseTraces } from '../erase-traces.ts';
import type { Logger } from '../logger.ts';
import type { NewAuditRow } from '../storage/audit-rows.ts';
import type { Store } from '../storage/store.ts';
import { toE164 } from '../submissions/rules/phone.ts';
import { zip } from './export/zip.ts';
import { filesAbout } from './files-about.ts';

const dayMs = 24 * 60 * 60 * 1000;
const aheadMs = 30 * dayMs;
const requestsShown = 20;
const requestActions = ['searched-person', 'gave-out', 'erased'] as const;

export interface PrivacyOptions {
  readonly store: Store;
  readonly logger: Logger;
  readonly mailDir: string;
  readonly retentionDays: number;
  readonly applicationRetentionDays: number;
}

export function privacyFor(options: PrivacyOptions, person: SignedIn, clock: () => Date): Privacy {
  const { store } = options;
  /** Whose data is about to leave, entry by entry. */
  const rememberGivenOut = async (references: readonly string[]) => {
    const lines: NewAuditRow[] = [];
    for (const reference of references) {
      const entry = await store.find(reference);
      if (!entry) continue;
      const about = { at: clock(), staffId: person.id, entryId: entry.id, reference };
      lines.push({ ...about, action: 'gave-out' });
      if (entry.cv) lines.push({ ...about, action: 'cv-downloaded' });
    }
    await store.audit.remember(...lines);
  };

  return {
    async find(text) {
      const sought = soughtBy(text);
      if (!sought) return undefined;
      const kept = await store.persons.kept(sought.by, sought.value);
      const entries: PersonEntry[] = [];
      for (const { reference, notes, mails } of kept) {
        const entry = await store.entries.find(reference);
        if (entry) entries.push({ ...entry, notes, mails });
      }
      await store.audit.remember({
        at: clock(),
        action: 'searched-person',
        staffId: person.id,
        detail: `${sought.by} ${entries.length}`,
      });
      return { by: sought.by, entries };
    },

    giveOut(references) {
      const now = clock();
      return {
        name: `about-a-person-${now.toISOString().slice(0, 10)}.zip`,
        type: 'application/zip',
        body: Readable.toWeb(
          Readable.from(
            (async function* () {
              await rememberGivenOut(references);
              yield* zip(filesAbout(store, references));
            })(),
          ),
        ) as ReadableStream<Uint8Array>,
      };
    },

    async erase(references) {
      const by = { staffId: person.id, now: clock() };
      const gone = await store.eraseAll(await store.persons.idsOf(references), by);
      if (gone.length === 0) return { entries: 0, remnants: 'overwritten' };
      const { remnants, code } = await eraseTraces(options, gone);
      if (code) options.logger.error({ code }, 'what an erasure left behind is not overwritten yet');
      return { entries: gone.length, remnants };
    },

    async expiring() {
      const days = (form: string) =>
        form === 'career' ? options.applicationRetentionDays : options.retentionDays;
      const until = (form: string) => new Date(clock().getTime() + aheadMs - days(form) * dayMs);
      const rows = await store.persons.olderThan({
        quote: until('quote'),
        contact: until('contact'),
        estimate: until('estimate'),
        career: until('career'),
      });
      return rows.map(({ form, count, first }) => ({
        form,
        count,
        first: new Date(first.getTime() + days(form) * dayMs),
      }));
    },

    async requests() {
      const pages = await Promise.all(requestActions.map((action) => store.audit.page({ action })));
      return pages
        .flatMap(({ rows }) => rows)
        .sort((a, b) => b.id - a.id)
        .slice(0, requestsShown);
    },
  };
}

function soughtBy(text: string): { by: SoughtBy; value: string } | undefined {
  const sought = text.trim().slice(0, 254);
  if (sought.includes('@')) return { by: 'email', value: sought.toLowerCase() };
  if (/^NSQ-/i.test(sought)) return { by: 'reference', value: sought.toUpperCase() };
  const phone = toE164(sought);
  return phone === undefined ? undefined : { by: 'phone', value: phone };
}
