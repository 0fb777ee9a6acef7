import { Fragment } from 'react';

type Run = string | { readonly bold: string };

interface RichTextProps {
  readonly of: string | readonly Run[];
}

/** Text whose bold phrases are data; brings no element of its own. */
export function RichText({ of }: RichTextProps) {
  if (typeof of === 'string') return of;
  return of.map((run, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never move
    typeof run === 'string' ? (
      <Fragment key={index}>{run}</Fragment>
    ) : (
      <strong key={index}>{run.bold}</strong>
    ),
  );
}
