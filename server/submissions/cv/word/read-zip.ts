import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { TooLargeInside } from '../findings.ts';
import { directoryRecords, hasZip64End, zipEndBytes, zipEnds } from '../zip-end.ts';

const entriesMax = 4000;
const entryMaxBytes = 48 * 1024 * 1024;
/** Each time costs as much as the name is long, and a stranger decides how often it could be done. */
const decodedAtMost = 4;

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

/** One name for one part, however it is written: escapes, case, and ways through the folders. Throws when there are too many. */
export function partName(written: string): string {
  const steps: string[] = [];
  for (const step of decoded(written.replaceAll('\\', '/')).toLowerCase().split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

/** Until it stays the same, so that a name that was decoded once is still the same. No honest writer escapes what is escaped. */
function decoded(name: string): string {
  let plain = name;
  for (let times = 0; times < decodedAtMost; times += 1) {
    const before = plain;
    plain = decodedOnce(before);
    if (plain === before) return plain;
  }
  throw new Error('A name that reads in many ways.');
}

function decodedOnce(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name.replace(/(?:%[0-7][0-9a-f])+/gi, decodeURIComponent);
  }
}

/** Opens an archive that may have something behind it. Throws when it is none, is damaged, or reads in two ways. */
export async function readZip(file: Buffer): Promise<ZipContents> {
  const end = zipEnds(file).at(-1);
  if (end === undefined) throw new Error('No end of an archive.');
  const directoryBytes = file.readUInt32LE(end + 12);
  if (file.readUInt32LE(end + 16) !== end - directoryBytes || hasZip64End(file, end))
    throw new Error('A directory in two places.');
  if (directoryRecords.some((record) => file.includes(record, end + 4)))
    throw new Error('A second directory.');
  const archive = Buffer.from(file.subarray(0, end + zipEndBytes));
  archive.writeUInt16LE(0, end + 20);
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(archive, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened))),
  );
  const entries = await allEntries(zip);
  // Some readers go by the number of entries, others to the directory's end.
  if (entries.reduce((sum, entry) => sum + entryBytes(entry), 0) !== directoryBytes)
    throw new Error('A directory of another length.');
  for (const entry of entries) checkHead(file, entry);
  const parts = entries
    .filter(({ fileName, uncompressedSize }) => !(fileName.endsWith('/') && uncompressedSize === 0))
    .map((entry) => ({
      name: entry.fileName,
      lowerName: partName(entry.fileName),
      encrypted: entry.isEncrypted(),
      read: (mostBytes?: number) => readEntry(zip, entry, mostBytes),
    }));
  return { parts, rest: file.subarray(end + zipEndBytes) };
}

const entryBytes = ({ fileNameLength, extraFieldLength, fileCommentLength }: Entry): number =>
  46 + fileNameLength + extraFieldLength + fileCommentLength;

/** One name and one packing to every reader: in front of the bytes as in the directory, in an encoding that is stated. */
function checkHead(file: Buffer, entry: Entry): void {
  const { fileName, fileNameRaw, compressionMethod, relativeOffsetOfLocalHeader: at } = entry;
  const local = file.subarray(at + 30, at + 30 + file.readUInt16LE(at + 26));
  if (file.readUInt16LE(at + 8) !== compressionMethod) throw new Error('Packed in two ways.');
  const isPlain = fileName === fileNameRaw.toString('utf8').replaceAll('\\', '/');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what ends a name for some readers
  if (!local.equals(fileNameRaw) || !isPlain || /[\0-\x1f]/.test(fileName))
    throw new Error('A name that reads in two ways.');
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
