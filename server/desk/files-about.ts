import type { Store } from '../storage/store.ts';
import type { ZipFile } from './export/zip.ts';

/** Everything kept under these references: one JSON file, and each CV as it came. */
export async function filesAbout(store: Store, references: readonly string[]): Promise<ZipFile[]> {
  const entries: object[] = [];
  const cvs: ZipFile[] = [];
  for (const reference of references) {
    const entry = await store.entries.find(reference);
    if (!entry) continue;
    const { id, version: _, excerpt: __, ownerId: ___, ...kept } = entry;
    const [notes, mails, bytes] = await Promise.all([
      store.entries.notes(id),
      store.mailsOf(id),
      store.cvBytes(id),
    ]);
    entries.push({
      ...kept,
      notes: notes.map(({ at, author, text }) => ({ at, author, text })),
      mails: mails.map(({ kind, status, sentAt }) => ({ kind, status, sentAt })),
    });
    // A name of ours: theirs could lead out of the folder it is unpacked to.
    const ending = /\.[a-z]{3,4}$/i.exec(entry.cv?.name ?? '')?.[0] ?? '';
    if (bytes) cvs.push({ name: `${reference}-cv${ending.toLowerCase()}`, content: [bytes] });
  }
  return [{ name: 'entries.json', content: [`${JSON.stringify(entries, null, 2)}\n`] }, ...cvs];
}
