import styles from './data-table.module.css';

interface DataTableProps {
  readonly columns: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly string[] }[];
  readonly labelledBy: string;
}

/** A table where there is room for one; on a phone each row is a list with its column's name before each value. */
export function DataTable({ columns, rows, labelledBy }: DataTableProps) {
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
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
