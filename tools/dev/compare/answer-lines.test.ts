import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerLines } from './answer-lines.ts';

const page = (changes: Readonly<Record<string, string>> = {}) => {
  const { lang = 'ar', dir = 'rtl', twin = 'en', job = 'Plumber', hash = 'abc', text = 'Hello' } = changes;
  return answerLines(
    'text/html; charset=utf-8',
    `<!DOCTYPE html><html lang="${lang}" dir="${dir}"><head><title>T</title>` +
      `<link rel="alternate" hrefLang="${twin}" href="/faqs"/><style>.${hash}{}</style></head>` +
      `<body><p class="${hash}">${text}</p><script type="application/ld+json">{"@type":"${job}"}</script>` +
      `<script>load("/static/${hash}.js")</script></body></html>`,
  ).join('\n');
};

test('a change of what a page says is a change of its lines, to people and to search engines', () => {
  for (const change of [
    { lang: 'en' },
    { dir: 'ltr' },
    { twin: 'x-default' },
    { job: 'Engineer' },
    { text: 'Bye' },
  ])
    assert.notEqual(page(change), page(), JSON.stringify(change));
});

test('a new build of the same words is none', () => {
  assert.equal(page({ hash: 'xyz' }), page());
});

test('a document of data has a line for each value', () => {
  const lines = answerLines(
    'application/json',
    '{"components":{"code":["required","too-long"]},"title":"A"}',
  );
  assert.ok(lines.some((line) => line.includes('"too-long"')));
  assert.equal(lines.length, 9);
});
