import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureData } from '../../../app/ui/picture-data.ts';
import { pictureCache } from '../../root.ts';
import type { Master } from './masters.ts';

export type PictureManifest = Record<string, PictureData>;

/** What is said of a picture. */
export async function look(master: Master, bytes: Buffer, src: string): Promise<PictureData> {
  const { width, height } = await sharp(bytes).metadata();
  if (!width || !height) throw new Error(`${master.file} has no size.`);
  if (master.kind === 'vector') return { src, width, height };
  const { data: mean } = await sharp(bytes)
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // A digit a channel is near enough for what is seen for a moment.
  const colour = `#${[...mean.subarray(0, 3)].map((value) => Math.round(value / 17).toString(16)).join('')}`;
  return { src, width, height, colour };
}

const seenFile = join(pictureCache, 'seen.json');
/** This file itself: once it looks for something else, nothing that was seen before counts. */
const way = createHash('sha256')
  .update(readFileSync(import.meta.filename))
  .digest('hex');

interface Seen {
  readonly way: string;
  readonly pictures: PictureManifest;
}

/** What was seen of the pictures the last time, by their names. */
export function seenPictures(file = seenFile): Partial<PictureManifest> {
  try {
    const seen = JSON.parse(readFileSync(file, 'utf8')) as Seen;
    return seen.way === way ? seen.pictures : {};
  } catch {
    // The first time, or a write that was cut short: every picture is looked at.
    return {};
  }
}

export function keepSeen(pictures: PictureManifest, file = seenFile): void {
  mkdirSync(pictureCache, { recursive: true });
  writeFileSync(file, JSON.stringify({ way, pictures } satisfies Seen));
}
