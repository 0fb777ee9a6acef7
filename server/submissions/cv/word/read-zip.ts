import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { TooLargeInside } from '../findings.ts';
import { zipEndBytes, zipEnds } from '../zip-end.ts';

const entriesMax = 4000;
const entryMaxBytes = 48 * 1024 * 1024;

export interface ZipPart {
  /** As it stands in the archive, and as names compare in an office package. */
  readonly name: string;
  readonly lowerName: string;
  readonly encrypted: boolean;
  /** The whole part, or as much of it as is wanted. */
  read(mostBytes?: number): Promise<Buffer>;
}

export interface ZipContents {
  readonly parts: readonly ZipPart[];
  /** What stands behind the archive, its comment included. */
  readonly rest: Buffer;
}

/** Opens an archive that may have something behind it. Throws when it is none, or is damaged. */
export async function readZip(file: Buffer): Promise<ZipContents> {
  const end = zipEnds(file).at(-1);
  if (end === undefined) throw new Error('No end of an archive.');
  const archive = Buffer.from(file.subarray(0, end + zipEndBytes));
  archive.writeUInt16LE(0, end + 20);
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(archive, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened))),
  );
  const entries = await allEntries(zip);
  const parts = entries
    .filter(({ fileName }) => !fileName.endsWith('/'))
    .map((entry) => ({
      name: entry.fileName,
      lowerName: entry.fileName.toLowerCase(),
      encrypted: entry.isEncrypted(),
      read: (mostBytes?: number) => readEntry(zip, entry, mostBytes),
    }));
  return { parts, rest: file.subarray(end + zipEndBytes) };
}

function allEntries(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      if (entries.push(entry) > entriesMax) reject(new TooLargeInside());
      else zip.readEntry();
    });
    zip.readEntry();
  });
}

function readEntry(zip: ZipFile, entry: Entry, mostBytes = Number.POSITIVE_INFINITY): Promise<Buffer> {
  if (mostBytes === Number.POSITIVE_INFINITY && entry.uncompressedSize > entryMaxBytes)
    throw new TooLargeInside();
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      const chunks: Buffer[] = [];
      let length = 0;
      stream.on('error', reject);
      stream.on('end', () => resolve(Buffer.concat(chunks)));
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
        if (length < mostBytes) return;
        resolve(Buffer.concat(chunks).subarray(0, mostBytes));
        stream.destroy();
      });
    });
  });
}
