/** A message's parts, in the order they are read. */
export interface MailParts {
  paragraphs: readonly string[];
  rows: readonly (readonly [label: string, value: string])[];
  listTitle?: string;
  list: readonly string[];
  closing: readonly string[];
}

export function renderText(parts: MailParts): string {
  const rows = parts.rows.map(([label, value]) =>
    value.includes('\n') ? `${label}:\n${indent(value)}` : `${label}: ${value}`,
  );
  const list = parts.list.map((item) => `- ${item}`);
  const blocks = [
    ...parts.paragraphs,
    rows.join('\n'),
    ...(parts.listTitle === undefined ? [] : [`${parts.listTitle}\n${list.join('\n')}`]),
    ...parts.closing,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}

const cell = 'style="padding:4px 16px 4px 0;text-align:start;vertical-align:top"';

export function renderHtml(parts: MailParts): string {
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const rows = parts.rows.map(
    ([label, value]) =>
      `<tr><th scope="row" ${cell}>${escapeHtml(label)}</th><td ${cell}>${escapeHtml(value)}</td></tr>`,
  );
  const list = parts.list.map((item) => `<li>${escapeHtml(item)}</li>`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"></head>',
    '<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:38em">',
    ...parts.paragraphs.map(paragraph),
    `<table style="border-collapse:collapse">${rows.join('')}</table>`,
    ...(parts.listTitle === undefined
      ? []
      : [`<h2 style="font-size:18px">${escapeHtml(parts.listTitle)}</h2><ul>${list.join('')}</ul>`]),
    ...parts.closing.map(paragraph),
    '</body></html>',
  ].join('\n');
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
