import styles from './data-table.module.css';

interface DataTableProps {
  readonly columns: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly string[] }[];
  readonly labelledBy: string;
  /** How many columns at the end have values of a word or two: a phone shows them side by side. */
  readonly short?: number | undefined;
}

/** A table where there is room for one; on a phone each row is a list with its column's name before each value. */
export function DataTable({ columns, rows, labelledBy, short = 0 }: DataTableProps) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead className={styles.head}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [name, ...values] }) => (
          <tr key={id} className={styles.row}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            {values.map((value, index) => (
              <td
                key={columns[index + 1]}
                data-column={columns[index + 1]}
                data-short={index >= values.length - short || undefined}
              >
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
