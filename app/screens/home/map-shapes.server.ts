import type { RegionId } from '../../../content/model/regions.ts';
import drawing from '../../../pictures/map/uae.svg?raw';

/**
 * The emirates' outlines, by id. They stand in the page: as a file of its own the drawing was asked for together with the
 * leading picture, though nobody sees it before scrolling far down.
 */
const outlines = new Map(
  [...drawing.matchAll(/<path id="([\w-]+)" d="([^"]+)"/g)].map(([, id, outline]) => [id, outline]),
);

export function outlineOf(region: RegionId): string {
  const outline = outlines.get(region);
  if (!outline) throw new Error(`pictures/map/uae.svg has no path ${region}.`);
  return outline;
}
