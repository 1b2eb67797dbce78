import type { HTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./record-table.module.css";

export interface RecordColumn<Row> {
  /** Empty for the column of buttons. */
  name: string;
  cell: (row: Row) => ReactNode;
  /** Takes the whole width of a card, for long texts. */
  wide?: boolean;
}

/** Which rows of a long table are in the document; the others leave empty rows of the same height. */
export interface RenderedRows {
  ref: Ref<HTMLTableElement>;
  isRendered: (at: number) => boolean;
  /** For the element of a row. */
  place: (at: number) => HTMLAttributes<HTMLTableRowElement>;
}

/** Rows between hairlines; below 900 px each row is a card with its column names. The first column names its row. */
export function RecordTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  rendered,
}: {
  label: string;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** All rows without it. */
  rendered?: RenderedRows;
}) {
  const [head, ...rest] = columns;
  if (!head) return null;
  return (
    <table className={styles.table} aria-label={label} ref={rendered?.ref}>
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
        {rows.map((row, at) => (
          <tr key={keyOf(row)} {...rendered?.place(at)}>
            {(rendered?.isRendered(at) ?? true) && (
              <>
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
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
