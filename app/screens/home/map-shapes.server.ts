import type { RegionId, regions } from '../../../content/model/regions.ts';
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

type Region = (typeof regions)[number];

const labelGap = 7;

/** The line to a place whose name stands beside the map: from beside its last letter, at the height of its middle. */
export const leaderOf = (point: Region['point'], label: Region['label']) =>
  label.anchor === 'middle'
    ? undefined
    : {
        x1: label.x + (label.anchor === 'end' ? labelGap : -labelGap),
        y1: label.y - 5,
        x2: point.x,
        y2: point.y,
      };
