import type { RecordColumn } from "@hemline/ui/tables/record-table.tsx";
import { type ReactNode, useState } from "react";
import type { ActionAnswer } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { useRefresh } from "../../../navigation/use-refresh.ts";
import { formatNumber } from "../../format/format-number.ts";
import { PagedTable } from "../../lists/paged-table.tsx";
import type { PagedList } from "../../lists/use-paged-list.ts";
import { ActionDialog } from "../actions/action-dialog.tsx";
import type { ActionRequest } from "../actions/action-request.ts";
import type { EntryKind } from "../actions/action-texts.ts";
import { BulkBar } from "./bulk-bar.tsx";
import type { SelectedEntry } from "./bulk-choices.ts";
import styles from "./entry-list.module.css";
import { stateAfter } from "./state-after.ts";
import { useRowSelection } from "./use-row-selection.ts";

/** Brands or products as a table whose rows can be selected, with what can be done with many at once. */
export function EntryList<Row extends SelectedEntry>({
  kind,
  list,
  matching,
  columns,
  empty,
}: {
  kind: EntryKind;
  list: PagedList<Row>;
  /** How many the search and the filters leave. */
  matching: number;
  columns: readonly RecordColumn<Row>[];
  empty: ReactNode;
}) {
  const noun = `${kind}s`;
  const refresh = useRefresh();
  const [request, setRequest] = useState<ActionRequest | null>(null);
  const { selection, selected, clear } = useRowSelection(list.items);
  // The first page is read anew; what was loaded behind it is changed here.
  const showDone = ({ action, results }: ActionAnswer) => {
    list.change((rows) => rows.map((row) => stateAfter(row, action, results)));
    clear();
    void refresh();
  };
  if (list.items.length === 0) return empty;
  return (
    <>
      <PagedTable
        label={noun[0]?.toUpperCase() + noun.slice(1)}
        columns={columns}
        list={list}
        noun={noun}
        selection={selection}
      />
      <p className={styles.count} role="status">
        {formatNumber(list.items.length)} of {formatNumber(matching)} {matching === 1 ? kind : noun}
      </p>
      <BulkBar rows={selected} noun={noun} onAction={setRequest} onClear={clear} />
      <ActionDialog
        kind={kind}
        request={request}
        onDone={showDone}
        onUndone={refresh}
        onClose={() => setRequest(null)}
      />
    </>
  );
}
