import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import * as z from "zod";
import type { Slice } from "../../shared/page-data.ts";
import { Text } from "../db/cursor.ts";
import { type Cursors, keysetOrder, type PageStart, pageOfRows } from "../db/keyset.ts";

const pageSize = 50;

export interface ListOrder {
  column: SQLWrapper;
  type: "timestamptz" | "text" | "int";
  direction: "asc" | "desc";
}

/** The sort key as PostgreSQL writes it, and the id. */
const Key = z.tuple([Text.max(500), z.uuid()]);
type Key = z.infer<typeof Key>;

interface OrderedQuery {
  sortKey: SQL<string>;
  isBeyond: SQL | undefined;
  orderBy: SQL[];
}

interface OrderedList {
  /** Unique to list and order. */
  name: string;
  id: SQLWrapper;
  order: ListOrder;
}

/**
 * A page of a list that can be sorted by columns of several types.
 * @throws 400 for a cursor of another list or another order
 */
export const orderedPage = <Row extends { sortKey: string }>(
  list: OrderedList,
  cursors: Cursors,
  rows: (query: OrderedQuery, limit: number) => Promise<Row[]>,
  idOf: (row: Row) => string,
): Promise<Slice<Row>> =>
  pageOfRows(
    {
      list: list.name,
      key: Key,
      size: pageSize,
      rows: (start, limit) => rows(queryOf(list, start), limit),
      keyOf: (row): Key => [row.sortKey, idOf(row)],
    },
    cursors,
  );

function queryOf({ id, order: { column, type, direction } }: OrderedList, start: PageStart<Key>): OrderedQuery {
  const { orderBy, isBeyond } = keysetOrder([column, id], direction);
  return {
    sortKey: sql<string>`${column}::text`,
    isBeyond: start.key ? isBeyond(start, sql`(${start.key[0]}::${sql.raw(type)}, ${start.key[1]}::uuid)`) : undefined,
    orderBy: orderBy(start),
  };
}
