import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import sharp, { type AvifOptions, type JpegOptions } from 'sharp';
import { avifWidths, jpegWidth, type PictureData } from '../../../app/ui/picture-data.ts';
import { heroCrops, homeSlides } from '../../../content/model/home.ts';
import { pictureCache, publicFolder } from '../../root.ts';
import { keepSeen, look, type PictureManifest, seenPictures } from './look.ts';
import { listMasters, type Master } from './masters.ts';

/** Up to this width a picture is mostly for screens with two dots or more a pixel, where nobody sees what is coarse in one dot. */
const denseWidth = 800;

interface Encoding {
  readonly dense: AvifOptions;
  readonly large: AvifOptions;
}

const avif: AvifOptions = { effort: 1, chromaSubsampling: '4:2:0' };
const usual: Encoding = { dense: { ...avif, quality: 36 }, large: { ...avif, quality: 45 } };
/** The home page's first view on a phone waits for this one: fewer bytes, for three times the encoder's time. */
const slow: AvifOptions = { ...avif, quality: 30, effort: 3 };
const leading: Encoding = { dense: slow, large: slow };
const leadingName = heroCrops(homeSlides[0].id).tall;
// Arabic pages have a picture of their own, under the same name in a folder of theirs.
const encodingOf = ({ name }: Master) => (name.endsWith(leadingName) ? leading : usual);
const jpeg: JpegOptions = { quality: 74, progressive: true };
/** The size that social cards are shown in. */
const cardSize = { width: 1200, height: 630 };
/** Part of every name, so that a file made with other settings is never taken for one made with these. */
const settings = (encoding: Encoding) =>
  JSON.stringify({ ...encoding, denseWidth, jpeg, jpegWidth, cardSize });

interface Job {
  readonly file: string;
  readonly run: (file: string) => Promise<unknown>;
}

const manifestFile = join(pictureCache, 'manifest.json');

const urlOf = (file: string) => `/static/pictures/${file}`;

function shortHash(bytes: Buffer, encoding: Encoding): string {
  return createHash('sha256').update(bytes).update(settings(encoding)).digest('hex').slice(0, 7);
}

async function plan(
  master: Master,
  seen: PictureData | undefined,
): Promise<{ data: PictureData; jobs: Job[] }> {
  const bytes = readFileSync(master.file);
  const encoding = encodingOf(master);
  const stem = `${master.name}.${shortHash(bytes, encoding)}`;
  const src = urlOf(master.kind === 'vector' ? `${stem}.svg` : stem);
  // The address names the content: what was seen of it then is still so.
  const data = seen?.src === src ? seen : await look(master, bytes, src);
  if (master.kind === 'vector')
    return {
      data,
      jobs: [{ file: `${stem}.svg`, run: async (target) => writeFileSync(target, bytes) }],
    };
  const { width } = data;
  const resized = (size: number) => sharp(bytes).resize(size);
  return {
    data,
    jobs: [
      ...avifWidths(width).map((size) => ({
        file: `${stem}-${size}.avif`,
        run: (target: string) =>
          resized(size)
            .avif(size <= denseWidth ? encoding.dense : encoding.large)
            .toFile(target),
      })),
      {
        file: `${stem}.jpg`,
        run: (target: string) => resized(Math.min(width, jpegWidth)).jpeg(jpeg).toFile(target),
      },
      ...(width >= cardSize.width
        ? [
            {
              file: `${stem}-card.jpg`,
              run: (target: string) =>
                sharp(bytes)
                  .resize({ ...cardSize, fit: 'cover' })
                  .jpeg(jpeg)
                  .toFile(target),
            },
          ]
        : []),
    ],
  };
}

/**
 * Encodes what the cache does not hold yet, drops what no master asks for any more, and writes the
 * manifest that loaders read. Returns how many files were encoded.
 */
export async function encodePictures(): Promise<number> {
  const folder = join(publicFolder, 'static', 'pictures');
  const seen = seenPictures();
  const plans = await Promise.all(
    listMasters().map(async (master) => ({ master, ...(await plan(master, seen[master.name])) })),
  );
  const wanted = plans.flatMap((entry) => entry.jobs);
  for (const directory of new Set(wanted.map((job) => dirname(job.file))))
    mkdirSync(join(folder, directory), { recursive: true });

  const names = new Set(wanted.map((job) => job.file));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !names.has(file.slice(folder.length + 1))) rmSync(file);
  }

  const missing = wanted.filter((job) => !existsSync(join(folder, job.file)));
  // One encoder thread a worker, one worker a core: AVIF scales better over pictures than within one.
  sharp.concurrency(1);
  const queue = [...missing];
  const worker = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const target = join(folder, job.file);
      // Written beside and renamed, so that an interrupted run leaves no half picture in the cache.
      const partial = join(dirname(target), `.partial-${basename(target)}`);
      await job.run(partial);
      renameSync(partial, target);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));

  const manifest: PictureManifest = Object.fromEntries(plans.map(({ master, data }) => [master.name, data]));
  keepSeen(manifest);
  writeFileSync(manifestFile, JSON.stringify(manifest, null, 1));
  return missing.length;
}
