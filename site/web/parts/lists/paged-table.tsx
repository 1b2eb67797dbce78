import { type RecordColumn, RecordTable, type RowSelection } from "@hemline/ui/tables/record-table.tsx";
import { FurtherPageLink } from "./further-page-link.tsx";
import { keyOf, type Listed } from "./list-items.ts";
import type { PagedList } from "./use-paged-list.ts";
import { useRenderedItems } from "./use-rendered-items.ts";

/** A long table with the links to its further pages. */
export function PagedTable<Row extends Listed>({
  label,
  columns,
  list: { items, previous, next, rendering },
  noun,
  selection,
}: {
  label: string;
  columns: readonly RecordColumn<Row>[];
  list: PagedList<Row>;
  noun: string;
  selection?: RowSelection<Row>;
}) {
  const rendered = useRenderedItems<HTMLTableElement>(items.map(keyOf), rendering);
  return (
    <>
      <FurtherPageLink page={previous} kind="previous" noun={noun} />
      <RecordTable
        label={label}
        columns={columns}
        rows={items}
        keyOf={keyOf}
        rendered={rendered}
        selection={selection}
      />
      <FurtherPageLink page={next} kind="more" noun={noun} />
    </>
  );
}
