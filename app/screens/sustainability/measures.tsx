import type { Route } from './+types/route.ts';
import styles from './measures.module.css';

type MeasuresProps = Pick<Route.ComponentProps['loaderData']['measures'], 'columns' | 'rows'> & {
  readonly labelledBy: string;
};

/** A table where there is room for one; on a phone each row is a list with its column's name before each value. */
export function Measures({ columns, rows, labelledBy }: MeasuresProps) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{columns.what}</th>
          <th scope="col">{columns.unit}</th>
          <th scope="col">{columns.how}</th>
          <th scope="col">{columns.often}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, what, unit, how, often }) => (
          <tr key={id} className={styles.row}>
            <th scope="row" className={styles.what}>
              {what}
            </th>
            <td data-column={columns.unit}>{unit}</td>
            <td data-column={columns.how}>{how}</td>
            <td data-column={columns.often}>{often}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
