import type { Slice } from "../../shared/page-data.ts";

/** Out of `size + 1` rows: the extra one says that there is a next page. */
export function sliceOf<Row, Item>(
  rows: readonly Row[],
  size: number,
  item: (row: Row) => Item,
  cursor: (last: Row) => string,
): Slice<Item> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { items: shown.map(item), next: rows.length > size && last ? cursor(last) : null };
}
