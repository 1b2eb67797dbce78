import type { Slice } from "../../shared/pages.ts";

/** Cuts one item too many into a page and its cursor: ask for `size + 1`, show `size`. */
export function sliceOf<Row, Item>(
  rows: readonly Row[],
  size: number,
  item: (row: Row) => Item,
  cursor: (last: Row) => string,
): Slice<Item> {
  const shown = rows.slice(0, size);
  const last = shown[shown.length - 1];
  return { items: shown.map(item), next: rows.length > size && last ? cursor(last) : null };
}
