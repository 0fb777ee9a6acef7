/** Text whose bold phrases are data, and whose numbers, addresses and names keep the order of their own characters. */
export type RichTextRuns = readonly (
  | string
  | { readonly bold: string }
  | { readonly ltr: string; readonly href?: string }
  | { readonly auto: string }
)[];

interface RichTextProps {
  readonly of: string | RichTextRuns;
}

/** Brings no element of its own. */
export function RichText({ of }: RichTextProps) {
  if (typeof of === 'string') return of;
  return of.map((run) => {
    if (typeof run === 'string') return run;
    if ('bold' in run) return <strong key={run.bold}>{run.bold}</strong>;
    const [dir, text] = 'ltr' in run ? (['ltr', run.ltr] as const) : (['auto', run.auto] as const);
    const island = (
      <bdi key={text} dir={dir}>
        {text}
      </bdi>
    );
    return 'href' in run ? (
      <a key={text} href={run.href}>
        {island}
      </a>
    ) : (
      island
    );
  });
}
