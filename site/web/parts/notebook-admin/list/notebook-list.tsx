import type { ReactNode } from "react";
import { type AdminEntry, untitledEntry } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { SelectableTable } from "../../catalogue-admin/list/selectable-table.tsx";
import type { PagedList } from "../../lists/use-paged-list.ts";
import { EntryActionDialog } from "./entry-action-dialog.tsx";
import { entryAfter } from "./entry-after.ts";
import { entryChoices } from "./entry-choices.ts";
import { entryColumns } from "./entry-columns.tsx";

const subject = {
  ...{ noun: "entry", nouns: "entries", columns: entryColumns },
  nameOf: ({ title }: AdminEntry) => title || untitledEntry,
};

/** Entries of the notebook as a table whose rows can be selected, with what can be done with many at once. */
export function NotebookList(table: {
  list: PagedList<AdminEntry>;
  /** How many the tab, the search and the category leave. */
  matching: number;
  empty: ReactNode;
}) {
  return (
    <SelectableTable
      {...table}
      subject={subject}
      choicesOf={entryChoices}
      dialog={({ request, onDone, ...chosen }) =>
        request && (
          <EntryActionDialog
            {...chosen}
            request={request}
            onDone={(answer) => onDone((row) => entryAfter(row, answer, new Date().toISOString()))}
          />
        )
      }
    />
  );
}
