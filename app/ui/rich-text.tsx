/** Text whose bold phrases are data. */
export type RichTextRuns = readonly (string | { readonly bold: string })[];

interface RichTextProps {
  readonly of: string | RichTextRuns;
}

/** Brings no element of its own. */
export function RichText({ of }: RichTextProps) {
  if (typeof of === 'string') return of;
  return of.map((run) => (typeof run === 'string' ? run : <strong key={run.bold}>{run.bold}</strong>));
}
