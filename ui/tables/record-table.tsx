import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./record-table.module.css";

export interface RecordColumn<Row> {
  /** Empty for the column of buttons. */
  name: string;
  cell: (row: Row) => ReactNode;
  /** Takes the whole width of a card, for long texts. */
  wide?: boolean;
}

/** Rows between hairlines; below 900 px each row is a card with its column names. The first column names its row. */
export function RecordTable<Row>({
  label,
  columns,
  rows,
  keyOf,
}: {
  label: string;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}) {
  const [head, ...rest] = columns;
  if (!head) return null;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ name }) =>
            name ? (
              <th key={name} scope="col">
                {name}
              </th>
            ) : (
              <td key={name} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{head.cell(row)}</th>
            {rest.map(({ name, cell, wide }) => (
              <td key={name} className={classNames(!name && styles.actions, wide && styles.wide)}>
                {name && (
                  <span className={styles.name} aria-hidden="true">
                    {name}
                  </span>
                )}
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
