import type { RecordColumn } from "@hemline/ui/tables/record-table.tsx";
import { type ReactNode, useState } from "react";
import { formatNumber } from "../../../../shared/format-number.ts";
import { useRefresh } from "../../../navigation/use-refresh.ts";
import type { Listed } from "../../lists/list-items.ts";
import { PagedTable } from "../../lists/paged-table.tsx";
import type { PagedList } from "../../lists/use-paged-list.ts";
import { BulkBar } from "./bulk-bar.tsx";
import type { BulkChoice } from "./bulk-choices.ts";
import styles from "./selectable-table.module.css";
import { useRowSelection } from "./use-row-selection.ts";

/** What the rows of a table are. */
export interface TableSubject<Row> {
  /** “brand”, and “brands” */
  noun: string;
  nouns: string;
  nameOf: (row: Row) => string;
  columns: readonly RecordColumn<Row>[];
}

/** What was chosen for the selected rows, and what its dialog calls. */
export interface ChosenAction<Row, Request> {
  request: Request | null;
  /** @param after a row as the action has left it */
  onDone: (after: (row: Row) => Row) => void;
  onUndone: () => unknown;
  onClose: () => void;
}

/** A table whose rows can be selected, with what can be done with many at once. */
export function SelectableTable<Row extends Listed, Request>({
  subject: { noun, nouns, nameOf, columns },
  list,
  matching,
  empty,
  choicesOf,
  dialog,
}: {
  subject: TableSubject<Row>;
  list: PagedList<Row>;
  /** How many the search and the filters leave. */
  matching: number;
  empty: ReactNode;
  choicesOf: (selected: readonly Row[]) => readonly BulkChoice<Request>[];
  /** Asks before it does what was chosen. */
  dialog: (chosen: ChosenAction<Row, Request>) => ReactNode;
}) {
  const refresh = useRefresh();
  const [request, setRequest] = useState<Request | null>(null);
  const { selection, selected, clear } = useRowSelection(list.items, nameOf);
  // The first page is read anew; what was loaded behind it is changed here.
  const showDone = (after: (row: Row) => Row) => {
    list.change((rows) => rows.map(after));
    clear();
    void refresh();
  };
  if (list.items.length === 0) return empty;
  return (
    <>
      <PagedTable
        label={nouns[0]?.toUpperCase() + nouns.slice(1)}
        columns={columns}
        list={list}
        noun={nouns}
        selection={selection}
      />
      <p className={styles.count} role="status">
        {formatNumber(list.items.length)} of {formatNumber(matching)} {matching === 1 ? noun : nouns}
      </p>
      <BulkBar
        count={selected.length}
        nouns={nouns}
        choices={choicesOf(selected)}
        onChoose={(chosen) => setRequest(() => chosen)}
        onClear={clear}
      />
      {dialog({ request, onDone: showDone, onUndone: refresh, onClose: () => setRequest(null) })}
    </>
  );
}
