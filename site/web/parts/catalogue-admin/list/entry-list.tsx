import type { RecordColumn } from "@hemline/ui/tables/record-table.tsx";
import type { ReactNode } from "react";
import type { PagedList } from "../../lists/use-paged-list.ts";
import { ActionDialog } from "../actions/action-dialog.tsx";
import type { EntryKind } from "../actions/action-texts.ts";
import { bulkChoices, type SelectedEntry } from "./bulk-choices.ts";
import { SelectableTable } from "./selectable-table.tsx";
import { stateAfter } from "./state-after.ts";

/** Brands or products as a table whose rows can be selected, with what can be done with many at once. */
export function EntryList<Row extends SelectedEntry>({
  kind,
  columns,
  ...table
}: {
  kind: EntryKind;
  list: PagedList<Row>;
  /** How many the search and the filters leave. */
  matching: number;
  columns: readonly RecordColumn<Row>[];
  empty: ReactNode;
}) {
  return (
    <SelectableTable
      {...table}
      subject={{ noun: kind, nouns: `${kind}s`, nameOf: ({ name }) => name, columns }}
      choicesOf={bulkChoices}
      dialog={({ onDone, ...chosen }) => (
        <ActionDialog
          {...chosen}
          kind={kind}
          onDone={({ action, results }) => onDone((row) => stateAfter(row, action, results))}
        />
      )}
    />
  );
}
