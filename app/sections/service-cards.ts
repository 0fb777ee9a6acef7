import type { CatalogueEntry } from '../../content/model/service-types.ts';
import { serviceCardPath } from '../../content/model/slug.ts';

/** Catalogue entries as cards; for loaders, so that a page carries no more of an entry than it shows. */
export const serviceCards = (entries: readonly CatalogueEntry[]) =>
  entries.map((entry) => ({
    title: entry.title,
    text: entry.summary,
    picture: entry.picture,
    icon: entry.icon,
    to: serviceCardPath(entry),
  }));
