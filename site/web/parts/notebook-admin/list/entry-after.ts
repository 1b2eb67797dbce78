import type {
  AdminEntry,
  EntryActionAnswer,
  EntryActionName,
} from "../../../../shared/notebook-admin/notebook-admin.ts";

const states: Record<EntryActionName, AdminEntry["state"]> = {
  ...{ publish: "live", unpublish: "draft", delete: "deleted", restore: "draft" },
};

/** A row as an action has left it. @param now when it was done */
export function entryAfter(
  row: AdminEntry,
  { action, results }: Pick<EntryActionAnswer, "action" | "results">,
  now: string,
): AdminEntry {
  const isDone = results.some(({ id, outcome }) => id === row.id && outcome === "done");
  if (!isDone) return row;
  const publishedAt = action === "publish" ? (row.publishedAt ?? now) : row.publishedAt;
  return { ...row, state: states[action], hasChanges: false, publishAt: null, publishedAt };
}
