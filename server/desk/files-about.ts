import type { Store } from '../storage/store.ts';
import type { ZipFile } from './export/zip.ts';

/**
 * Everything kept under these references: one JSON file, and each CV as it came. Read while the archive is written, an entry
 * or a CV at a time: all CVs of somebody who applied often would not fit into memory.
 */
export async function* filesAbout(store: Store, references: readonly string[]): AsyncGenerator<ZipFile> {
  const cvs: { readonly id: string; readonly name: string }[] = [];

  async function* entries() {
    let separator = '[\n';
    for (const reference of references) {
      const entry = await store.entries.find(reference);
      if (!entry) continue;
      const { id, version: _, excerpt: __, ownerId: ___, ...kept } = entry;
      // A name of ours: theirs could lead out of the folder it is unpacked to.
      const ending = /\.[a-z]{3,4}$/i.exec(entry.cv?.name ?? '')?.[0] ?? '';
      if (entry.cv) cvs.push({ id, name: `${reference}-cv${ending.toLowerCase()}` });
      const [notes, mails] = await Promise.all([store.entries.notes(id), store.mailsOf(id)]);
      const whole = {
        ...kept,
        notes: notes.map(({ at, author, text }) => ({ at, author, text })),
        mails: mails.map(({ kind, status, sentAt }) => ({ kind, status, sentAt })),
      };
      yield `${separator}${JSON.stringify(whole, null, 2)}`;
      separator = ',\n';
    }
    yield separator === '[\n' ? '[]\n' : '\n]\n';
  }

  // The archive asks for the next file when it has written this one, so the list of CVs is whole by then.
  yield { name: 'entries.json', content: entries() };
  for (const { id, name } of cvs) {
    const bytes = await store.cvBytes(id);
    if (bytes) yield { name, content: [bytes] };
  }
}
