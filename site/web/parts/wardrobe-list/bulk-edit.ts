import type { ItemsChange } from "../../../shared/items/item.ts";

/** What can be changed in many items with one press. */
export const bulkEdits = ["category", "seasons", "audience", "archive"] as const;
export type BulkEdit = (typeof bulkEdits)[number];

export type BulkChange = ItemsChange["change"];

export const bulkEditLabels: Readonly<Record<BulkEdit, string>> = {
  category: "Category",
  seasons: "Seasons",
  audience: "Who can see",
  archive: "Archive",
};
