import type { ActionResult } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import type { CatalogueActionName, CatalogueState } from "../../../../shared/catalogue-admin/catalogue-options.ts";
import type { SelectedEntry } from "./bulk-choices.ts";

const states: Record<CatalogueActionName, CatalogueState> = {
  approve: "live",
  refuse: "refused",
  hide: "hidden",
  show: "live",
  merge: "merged",
};

/** A row as an action has left it. */
export function stateAfter<Row extends SelectedEntry>(
  row: Row,
  action: CatalogueActionName,
  results: readonly ActionResult[],
): Row {
  const isDone = results.some(({ slug, outcome }) => slug === row.slug && outcome === "done");
  return isDone ? { ...row, state: states[action] } : row;
}
