import { entryLink } from '../../content/catalogue.server.ts';
import type { Paths } from '../../content/model/paths.ts';
import type { CatalogueEntry } from '../../content/model/service-types.ts';

/** Catalogue entries as cards; for loaders, so that a page carries no more of an entry than it shows. */
export const serviceCards = (entries: readonly CatalogueEntry[], paths: Paths) =>
  entries.map((entry) => ({
    title: entry.title,
    text: entry.summary,
    picture: entry.picture,
    icon: entry.icon,
    to: entryLink(entry, paths),
  }));
