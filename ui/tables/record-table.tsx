import type { HTMLAttributes, ReactNode, Ref } from "react";
import { Check } from "../forms/check.tsx";
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

/** Check boxes that choose rows, at their start. */
export interface RowSelection<Row> {
  isSelected: (row: Row) => boolean;
  /** Accessible name of a row’s check box. */
  labelOf: (row: Row) => string;
  onToggle: (row: Row) => void;
  /** The check box for all rows of the table. */
  all: { label: string; state: "all" | "some" | "none"; onToggle: () => void };
}

/** Rows between hairlines; below 900 px each row is a card with its column names. The first column names its row. */
export function RecordTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  rendered,
  selection,
}: {
  label: string;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** All rows without it. */
  rendered?: RenderedRows;
  selection?: RowSelection<Row>;
}) {
  const [head, ...rest] = columns;
  if (!head) return null;
  const table = (
    <table className={classNames(styles.table, selection && styles.selectable)} aria-label={label} ref={rendered?.ref}>
      <ColumnHeads columns={columns} selection={selection} />
      <tbody>
        {rows.map((row, at) => (
          <tr key={keyOf(row)} {...rendered?.place(at)}>
            {(rendered?.isRendered(at) ?? true) && (
              <>
                {selection && (
                  <td className={styles.select}>
                    <Check
                      aria-label={selection.labelOf(row)}
                      checked={selection.isSelected(row)}
                      onChange={() => selection.onToggle(row)}
                    />
                  </td>
                )}
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
  if (!selection) return table;
  return (
    <>
      {/* Cards have no column heads. */}
      <div className={styles.selectAll}>
        <SelectAll all={selection.all}>{selection.all.label}</SelectAll>
      </div>
      {table}
    </>
  );
}

function ColumnHeads<Row>({
  columns,
  selection,
}: {
  columns: readonly RecordColumn<Row>[];
  selection: RowSelection<Row> | undefined;
}) {
  return (
    <thead>
      <tr>
        {selection && (
          <td className={styles.select}>
            <SelectAll all={selection.all} />
          </td>
        )}
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
  );
}

function SelectAll({ all, children }: { all: RowSelection<unknown>["all"]; children?: ReactNode }) {
  return (
    <Check
      aria-label={children ? undefined : all.label}
      checked={all.state === "all"}
      ref={(input) => {
        if (input) input.indeterminate = all.state === "some";
      }}
      onChange={all.onToggle}
    >
      {children}
    </Check>
  );
}
