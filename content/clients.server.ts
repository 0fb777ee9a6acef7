import { contentOf } from './content.server.ts';
import { clientLogo, clients, logosInStrip, sectorIds } from './model/clients.ts';
import type { Locale } from './model/locales.ts';

/** Every client with its words, and the sectors by which they can be chosen. */
export function clientsOf(locale: Locale) {
  const words = contentOf(locale).clients;
  return {
    clients: clients.map(({ id, sector }) => ({
      id,
      sector,
      ...words.items[id],
      logo: { name: clientLogo(id), alt: words.items[id].title },
    })),
    sectors: sectorIds.map((id) => ({ id, label: words.sectors[id] })),
  };
}

/** The logos that pass by on pages other than the portfolio. */
export const stripLogosOf = (locale: Locale) =>
  clientsOf(locale)
    .clients.slice(0, logosInStrip)
    .map(({ logo }) => logo);
