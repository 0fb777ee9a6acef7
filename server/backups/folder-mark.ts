import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { onShare } from '../on-share.ts';
import { noneYet } from '../storage/gone.ts';

const isMark = (name: string) => /^folder-[\da-f-]{36}$/.test(name);

/** Where the share was is an empty folder of the machine's own disk. */
export class AnotherFolder extends Error {
  readonly code = 'ANOTHER-FOLDER';
  readonly mark: string;

  constructor(mark: string) {
    super(`${mark} is missing.`);
    this.mark = mark;
  }
}

/**
 * An empty file by whose random name this machine knows the backup folder again. It is remembered in the data folder and not in
 * the database, for machines that share one may each have their own backups; another path is another folder.
 */
export class FolderMark {
  readonly #folder: string;
  readonly #memory: string;
  #mark: string | undefined;

  constructor({ folder, dataDir }: { folder: string; dataDir: string }) {
    this.#folder = folder;
    this.#memory = path.join(dataDir, 'backup-folder');
  }

  /** False where the folder was never used. */
  async isKnown(): Promise<boolean> {
    return (await this.#known()) !== undefined;
  }

  /** Throws where the folder is another than it was. */
  async check(): Promise<void> {
    const mark = await this.#known();
    if (mark && !(await onShare(() => readdir(this.#folder))).includes(mark)) throw new AnotherFolder(mark);
  }

  /** Makes and marks the folder where it was never used, and checks it otherwise. */
  async take(): Promise<void> {
    if (await this.isKnown()) return this.check();
    const mark = await onShare(async () => {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      // Another machine's is as good; of two that are made at once, both stay.
      const there = (await readdir(this.#folder)).find(isMark);
      const own = there ?? `folder-${randomUUID()}`;
      if (!there) await writeFile(path.join(this.#folder, own), '', { mode: 0o600 });
      return own;
    });
    this.#mark = mark;
    // A full disk is the worst moment for being without a backup: then the next process remembers it.
    await mkdir(path.dirname(this.#memory), { recursive: true, mode: 0o700 })
      .then(() => writeFile(this.#memory, `${mark}\n${this.#folder}\n`, { mode: 0o600 }))
      .catch(() => undefined);
  }

  async #known(): Promise<string | undefined> {
    if (this.#mark) return this.#mark;
    const [mark = '', folder] = (await readFile(this.#memory, 'utf8').catch(noneYet)).split('\n');
    if (folder === this.#folder && isMark(mark)) this.#mark = mark;
    return this.#mark;
  }
}
