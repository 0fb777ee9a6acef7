import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf } from './content.server.ts';
import { stringsIn } from './testing/strings-in.ts';

const words = { en: stringsIn(contentOf('en')), ar: stringsIn(contentOf('ar')) };

function assertSaid(claims: readonly (readonly [what: string, en: RegExp, ar: RegExp])[]) {
  for (const [what, en, ar] of claims) {
    assert.ok(
      words.en.some((text) => en.test(text)),
      `${what}: ${en}`,
    );
    assert.ok(
      words.ar.some((text) => ar.test(text)),
      `${what}: ${ar}`,
    );
  }
}

function assertNowhere(claims: readonly (readonly [why: string, claim: RegExp])[]) {
  for (const [why, claim] of claims)
    for (const text of [...words.en, ...words.ar]) assert.doesNotMatch(text, claim, why);
}

test('laws and authorities are those in force', () => {
  assertSaid([
    ['jointly owned property', /Law No\. 6 of 2019/, /القانون رقم 6 لسنة 2019/],
    ['waste in Dubai', /Dubai Law No\. 18 of 2024/, /القانون رقم 18 لسنة 2024/],
    ['wages', /Wages Protection System/, /نظام حماية الأجور/],
    ['mobile patrols', /BS 7984-3 for mobile patrols/, /BS 7984-3/],
    ['environment', /2026 edition/, /إصدار 2026/],
    ['safety since 2020', /took the place of our OHSAS 18001/, /محل شهادة OHSAS 18001/],
    ['fire systems', /Civil Defence of each emirate requires/, /الدفاع المدني في كل إمارة/],
    ['power outside Dubai', /SEWA, Etihad WE or TAQA/, /سيوا والاتحاد/],
  ]);
  assertNowhere([
    ['owners have committees since 2019', /owners['’] association|اتحاد(?:ات)? الملاك/i],
    ['the system protects wages', /wage protection/i],
    ['addresses in the UAE have none', /postcode|postal code|الرمز البريدي/i],
    ['the certificate ended in 2020', /OHSAS 18001(?::2007)? certified/i],
  ]);
});

test('no page contradicts another', () => {
  assertSaid([
    [
      'who may work at midday',
      /except in emergencies that the law exempts/,
      /إلا في الطوارئ التي يستثنيها القانون/,
    ],
    ['a number from abroad', /Dubai and from abroad/, /من دبي ومن خارج الدولة/],
    ['what the pictures are', /illustrations, not photographs/, /الصور رسوم توضيحية/],
    ['ladders', /Above two metres a second person holds the ladder/, /فوق مترين يمسك شخص ثانٍ السلم/],
  ]);
  assertNowhere([
    ['the table has the times', /within the hour|خلال الساعة/i],
    ['there are exceptions', /without exceptions?|دون استثناء/i],
    ['the system is from 2017', /nineteen years of records/i],
    ['there are eight', /nine sectors|تسعة قطاعات/i],
    ['they are stationed', /live on (?:the )?site/i],
  ]);
});

test('a buyer finds what a contract is made of, and who may apply', () => {
  const { requestQuote, careers } = contentOf('en');
  const terms = stringsIn(requestQuote).join('\n');
  for (const term of ['annual maintenance', 'service level', 'key performance', 'planned preventive'])
    assert.match(terms, new RegExp(term, 'i'));
  const life = stringsIn(careers.life.points).join('\n');
  for (const point of [/medical/i, /gratuity/i, /accommodation/i, /Emirati/]) assert.match(life, point);
  assert.match(careers.trades.text, /for technical work.*for cleaning/);
});

test('a title says what and where', () => {
  const where = { en: /Dubai|UAE/, ar: /دبي|الإمارات/ };
  const apart = /policy|terms|cookie/i;
  for (const locale of ['en', 'ar'] as const) {
    const titled = Object.entries(contentOf(locale)).flatMap(([page, value]) => {
      const title = titleOf(value);
      return title && page !== 'notFound' && !apart.test(page) ? [{ page, title }] : [];
    });
    assert.ok(titled.length > 12, `${titled.length}`);
    for (const { page, title } of titled) assert.match(title, where[locale], page);
  }
});

function titleOf(words: unknown): string | undefined {
  if (typeof words !== 'object' || words === null || !('meta' in words)) return undefined;
  const { meta } = words;
  return typeof meta === 'object' && meta !== null && 'title' in meta ? String(meta.title) : undefined;
}
