import type { ComponentProps } from 'react';
import type { SectionWords } from '../../content/model/types.ts';
import { Band } from '../ui/band.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import styles from './table-band.module.css';

interface TableBandProps extends SectionWords, Omit<ComponentProps<typeof DataTable>, 'labelledBy'> {
  /** An anchor. */
  readonly id: string;
  readonly ground?: ComponentProps<typeof Band>['ground'];
  readonly note: string;
}

/** A band that is a table: what it shows, the table, and a line below that says how to read it. */
export function TableBand({ id, ground, eyebrow, title, lead, columns, rows, short, note }: TableBandProps) {
  const headingId = `${id}-title`;
  return (
    <Band id={id} ground={ground} labelledBy={headingId}>
      <SectionHeading id={headingId} eyebrow={eyebrow} title={title} lead={lead} />
      <DataTable columns={columns} rows={rows} labelledBy={headingId} short={short} />
      <p className={styles.note}>{note}</p>
    </Band>
  );
}
