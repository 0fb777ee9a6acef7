import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { allPaths, twinOf } from '../content/model/paths.ts';
import { baseUrl, describe, test } from './browser.ts';

/** Names that are the same in both languages: the company's in Latin letters, standards, systems, units, kinds of files. */
const names = new Set(
  'NASAQ ACR ASHRAE BACnet BICSc BMS BMU BS CAFM CAP DEWA DOC DOCX EN ELV GPS HVAC IEC IRATA ISO LED LOLER NADCA NFPA OHSAS PDF QR RCD RLSS UK UPS VRF utm KB MB'.split(
    ' ',
  ),
);
const email = /[\w.-]+@[\w.-]+\w/g;
const phone = /\+?\d[\d ]{7,}\d/g;
/** A submission's, or a licence's. */
const reference = /NSQ-[\w-]+|\b[A-Z]{2,5} \d{7}/g;

interface Piece {
  readonly text: string;
  /** Stands in an element of its own direction. */
  readonly island: boolean;
}

interface Read {
  readonly lang: string;
  readonly dir: string;
  readonly pieces: readonly Piece[];
  /** Texts made of several pieces, without islands: what stands between two words may be a piece by itself. */
  readonly joined: readonly string[];
  readonly head: readonly string[];
  readonly links: Readonly<Record<string, string>>;
  readonly languages: readonly unknown[];
}

/** Reads a document as a visitor would: its texts and the words in its attributes, but not what it marks as English. */
const read = (page: Page, html: string): Promise<Read> =>
  page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const things = [...parsed.querySelectorAll('script[type="application/ld+json"]')].flatMap(
      (script) => JSON.parse(script.textContent ?? '[]') as object | object[],
    );
    for (const element of parsed.querySelectorAll('body :is(script, style, noscript), body [lang="en"]'))
      element.remove();
    const pieces: { text: string; island: boolean }[] = [];
    const walker = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const island = walker.currentNode.parentElement?.closest('bdi, [dir="ltr"], [dir="auto"]');
      if (text) pieces.push({ text, island: Boolean(island) });
    }
    for (const name of ['alt', 'aria-label', 'title', 'placeholder', 'aria-roledescription'])
      for (const element of parsed.body.querySelectorAll(`[${name}]`))
        pieces.push({ text: element.getAttribute(name) ?? '', island: true });
    const joined = [...parsed.body.querySelectorAll('*')]
      .filter(
        ({ children, childNodes }) =>
          children.length > 0 &&
          [...childNodes].some((node) => node instanceof Text && node.textContent?.trim()),
      )
      .map((element) => {
        const copy = element.cloneNode(true) as Element;
        for (const island of copy.querySelectorAll('bdi, [dir="ltr"], [dir="auto"]')) island.replaceWith(' ');
        return copy.textContent ?? '';
      });
    const content = (selector: string) =>
      [...parsed.head.querySelectorAll(selector)].map((meta) => meta.getAttribute('content') ?? '');
    return {
      lang: parsed.documentElement.lang,
      dir: parsed.documentElement.dir,
      pieces,
      joined,
      head: [
        parsed.title,
        ...content('meta[name="description"], meta[property^="og:title"], meta[property="og:image:alt"]'),
      ],
      links: Object.fromEntries(
        [
          ...parsed.head.querySelectorAll(
            'link[rel="canonical"], link[rel="alternate"], link[rel="manifest"]',
          ),
        ].map((link) => [
          link.getAttribute('hreflang') ?? link.getAttribute('rel') ?? '',
          link.getAttribute('href') ?? '',
        ]),
      ),
      languages: JSON.stringify(things).match(/"inLanguage":"\w+"/g) ?? [],
    };
  }, html);

/** Isolating marks are the islands of texts without markup. */
const isolated = /[\u2066-\u2068][^\u2069]*\u2069/g;

const latinMarks = /[\u0621-\u064a]\s*[,;?!"'“”]|[,;?!"'“”]\s*[\u0621-\u064a]/;

function* faultsIn({ text, island }: Piece): Generator<string> {
  const plain = text.replace(email, ' ').replace(reference, ' ').replace(isolated, ' ');
  for (const word of plain.match(/[A-Za-z][A-Za-z]+/g) ?? [])
    if (!names.has(word)) yield `the Latin word ${word} in “${text}”`;
  if (latinMarks.test(plain)) yield `Latin punctuation in “${text}”`;
  if (/[\u0640\u0660-\u0669]/.test(plain)) yield `tatweel or Arabic-Indic digits in “${text}”`;
  if (!island)
    for (const run of text
      .replace(isolated, ' ')
      .match(new RegExp(`${email.source}|${phone.source}|${reference.source}`, 'g')) ?? [])
      yield `“${run}” stands in no island in “${text}”`;
}

describe('Every Arabic page', () => {
  test('is Arabic throughout, and numbers and addresses keep their own order', async ({ visit }) => {
    const page = await visit('about:blank');
    const faults: string[] = [];
    let described = 0;
    const paths = [
      ...allPaths('ar'),
      '/ar/nothing',
      '/ar/service/nothing',
      '/ar/service/hard-services/nothing',
    ];
    for (const path of paths) {
      const answer = await fetch(baseUrl + path);
      const { lang, dir, pieces, joined, head, links, languages } = await read(page, await answer.text());
      assert.deepEqual([lang, dir], ['ar', 'rtl'], path);
      assert.ok(pieces.length > 50, `${path}: ${pieces.length} texts`);
      for (const piece of [...pieces, ...head.map((text) => ({ text, island: true }))])
        for (const fault of faultsIn(piece)) faults.push(`${path}: ${fault}`);
      for (const text of joined) if (latinMarks.test(text)) faults.push(`${path}: Latin marks in “${text}”`);
      assert.equal(links.manifest, '/ar/site.webmanifest', path);
      assert.match(head[0] ?? '', /^نسق \| /, path);
      if (answer.status === 404) continue;
      const address = (name: string) => new URL(links[name] ?? '', baseUrl).pathname;
      assert.deepEqual(
        ['canonical', 'ar', 'en', 'x-default'].map(address),
        [path, path, twinOf(path), twinOf(path)],
        path,
      );
      assert.ok(
        languages.every((said) => said === '"inLanguage":"ar"'),
        path,
      );
      described += languages.length > 0 ? 1 : 0;
    }
    assert.ok(described > 25, `${described} pages are described to search engines`);
    assert.deepEqual([...new Set(faults)], []);
  });

  test('has a twin in English that names it', async () => {
    for (const path of allPaths().filter((each) => each !== '/404')) {
      const html = await (await fetch(baseUrl + path)).text();
      const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)].map(
        ([, language, href]) => [language, new URL(href ?? '').pathname],
      );
      assert.deepEqual(alternates, [
        ['en', path],
        ['ar', twinOf(path)],
        ['x-default', path],
      ]);
      assert.match(html, /<html lang="en" dir="ltr"/);
      assert.match(html, /<a [^>]*href="[^"]+"[^>]*lang="ar"[^>]*>العربية<\/a>/);
      assert.equal(html.match(/as="font"/g)?.length, 2, `${path} asks for another typeface`);
    }
  });
});
