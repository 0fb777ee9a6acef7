import assert from 'node:assert/strict';
import { test } from 'node:test';
import { industryCardsOf, smartTechCardsOf } from './company-cards.server.ts';
import { industryIds } from './model/industries.ts';
import { groups } from './model/services.ts';
import { smartTechIds } from './model/smart-tech.ts';
import { findGroupPage } from './service-pages.server.ts';

/** How many cards there are once a list has grown by two dozen entries; it is as it was afterwards. */
function cardsOfGrown(list: readonly string[], cards: () => readonly unknown[]): number {
  const grown = list as string[];
  const { length } = grown;
  try {
    grown.push(...Array.from({ length: 24 }, () => grown[0] ?? ''));
    return cards().length;
  } finally {
    grown.length = length;
  }
}

test('a group page shows at most 20 cards, however many services the group has', () => {
  for (const { slug, services } of groups)
    assert.equal(
      cardsOfGrown(services, () => findGroupPage('en', slug)?.cards ?? []),
      20,
      slug,
    );
});

test('the lists of industries and of technologies show at most 8 cards', () => {
  assert.equal(
    cardsOfGrown(industryIds, () => industryCardsOf('en')),
    8,
  );
  assert.equal(
    cardsOfGrown(smartTechIds, () => smartTechCardsOf('ar')),
    8,
  );
});
