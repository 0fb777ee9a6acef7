import { type Island, plainText, type Runs } from '../../content/model/islands.ts';
import { isRightToLeft, type Locale } from '../../content/model/locales.ts';

/** A message's parts, in the order they are read. */
export interface MailParts {
  readonly locale: Locale;
  readonly paragraphs: readonly Runs[];
  /** A value's own first letter says in which direction it reads, a reference reads from left to right. */
  readonly rows: readonly (readonly [label: string, value: Island])[];
  readonly listTitle?: string;
  readonly list: readonly Runs[];
  readonly closing: readonly Runs[];
}

export function renderText({ locale, ...parts }: MailParts): string {
  const rows = parts.rows.map(([label, value]) => {
    const text = plainText([value], locale);
    return text.includes('\n') ? `${label}:\n${indent(text)}` : `${label}: ${text}`;
  });
  const list = parts.list.map((item) => `- ${plainText(item, locale)}`);
  const blocks = [
    ...parts.paragraphs.map((paragraph) => plainText(paragraph, locale)),
    rows.join('\n'),
    ...(parts.listTitle === undefined ? [] : [`${parts.listTitle}\n${list.join('\n')}`]),
    ...parts.closing.map((paragraph) => plainText(paragraph, locale)),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}

const cell = 'style="padding:4px 16px 4px 0;text-align:start;vertical-align:top"';

export function renderHtml({ locale, ...parts }: MailParts): string {
  const direction = isRightToLeft(locale) ? 'rtl' : 'ltr';
  const paragraph = (runs: Runs) => `<p>${runsToHtml(runs)}</p>`;
  const rows = parts.rows.map(
    ([label, value]) =>
      `<tr><th scope="row" ${cell}>${escapeHtml(label)}</th><td ${cell}>${islandToHtml(value)}</td></tr>`,
  );
  const list = parts.list.map((item) => `<li>${runsToHtml(item)}</li>`);
  return [
    `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"></head>`,
    // Mail programs throw away the html element, so the body says it again.
    `<body lang="${locale}" dir="${direction}" style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:38em">`,
    ...parts.paragraphs.map(paragraph),
    `<table style="border-collapse:collapse">${rows.join('')}</table>`,
    ...(parts.listTitle === undefined
      ? []
      : [`<h2 style="font-size:18px">${escapeHtml(parts.listTitle)}</h2><ul>${list.join('')}</ul>`]),
    ...parts.closing.map(paragraph),
    '</body></html>',
  ].join('\n');
}

const runsToHtml = (runs: Runs): string =>
  typeof runs === 'string'
    ? escapeHtml(runs)
    : runs.map((run) => (typeof run === 'string' ? escapeHtml(run) : islandToHtml(run))).join('');

/** A visitor's words may have many lines, each with a direction of its own. */
function islandToHtml(island: Island): string {
  if ('ltr' in island) return `<bdi dir="ltr">${escapeHtml(island.ltr)}</bdi>`;
  return island.auto.includes('\n')
    ? island.auto
        .split('\n')
        .map((line) => `<div dir="auto">${escapeHtml(line) || '<br>'}</div>`)
        .join('')
    : `<bdi dir="auto">${escapeHtml(island.auto)}</bdi>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign).replaceAll('\n', '<br>');
}
