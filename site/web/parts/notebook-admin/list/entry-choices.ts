import type { AdminEntry, EntryActionName } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { type BulkChoice, bulkLabel } from "../../catalogue-admin/list/bulk-choices.ts";
import type { EntryRequest } from "./entry-request.ts";

type SelectedEntry = Pick<AdminEntry, "id" | "title" | "version" | "state" | "hasChanges">;

/** What can be done with the selected entries, each action with those that it fits. */
export function entryChoices(rows: readonly SelectedEntry[]): BulkChoice<EntryRequest>[] {
  const choice = (action: EntryActionName, verb: string, fits: (row: SelectedEntry) => boolean) => {
    const entries = rows.filter(fits);
    if (entries.length === 0) return [];
    const what = entries.length === 1 ? "entry" : "entries";
    return [{ label: bulkLabel(rows, entries, verb, what), request: { action, entries } }];
  };
  return [
    ...choice("restore", "Restore", ({ state }) => state === "deleted"),
    ...choice(
      "publish",
      "Publish",
      ({ state, hasChanges }) => state === "draft" || state === "scheduled" || (state === "live" && hasChanges),
    ),
    ...choice("unpublish", "Unpublish", ({ state }) => state === "live" || state === "scheduled"),
    ...choice("delete", "Delete", ({ state }) => state !== "deleted"),
  ];
}
