import type { ReactNode } from "react";
import styles from "./figure-table.module.css";

export interface FigureColumn<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
}

/** A name and a few numbers in each row: narrow enough for a phone. */
export function FigureTable<Row>({
  label,
  columns: [head, ...figures],
  rows,
  keyOf,
}: {
  label: string;
  /** The first names its row. */
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}) {
  if (!head) return null;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{head.name}</th>
          {figures.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{head.cell(row)}</th>
            {figures.map(({ name, cell }) => (
              <td key={name}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
