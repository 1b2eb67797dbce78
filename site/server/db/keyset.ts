import { asc, desc, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import * as z from "zod";
import type { Slice } from "../../shared/page-data.ts";
import { InstantMs, readCursor, writeCursor } from "./cursor.ts";

/** Which page of a list an address asks for: behind the cursor `after`, or else in front of the cursor `before`. */
export interface Cursors {
  after: string | null;
  before: string | null;
}

export const firstPage: Cursors = { after: null, before: null };

export const cursorsOf = ({ searchParams }: URL): Cursors => ({
  after: searchParams.get("after"),
  before: searchParams.get("before"),
});

export const isFirstPage = ({ after, before }: Cursors): boolean => !after && !before;

/** Where a page begins and which way it is read: from the start of the list without a key. */
export interface PageStart<Key> {
  key: Key | null;
  isBackwards: boolean;
}

export interface PagedRows<Row, Key extends readonly (string | number | boolean)[]> {
  /** Unique to the list: cursors of other lists are refused. */
  list: string;
  /** What tells where a row stands in the list. */
  key: z.ZodType<Key>;
  size: number;
  /** In the order of the list; backwards, in the opposite order. */
  rows: (start: PageStart<Key>, limit: number) => Promise<Row[]>;
  /** Behind `rows` in a literal, so that TypeScript knows the row. */
  keyOf: (row: Row) => Key;
}

/**
 * One page of a list, with the cursors of its neighbours. When everything in front of a cursor is gone, the page in front
 * of it is the first one.
 * @throws 400 for a cursor of another list
 */
export async function pageOfRows<Row, Key extends readonly (string | number | boolean)[]>(
  paged: PagedRows<Row, Key>,
  cursors: Cursors,
): Promise<Slice<Row>> {
  const { list, keyOf, size } = paged;
  const { key, isBackwards } = startOf(paged, cursors);
  const found = await paged.rows({ key, isBackwards }, size + 1);
  if (isBackwards && found.length === 0) return pageOfRows(paged, firstPage);
  const shown = found.slice(0, size);
  const items = isBackwards ? shown.reverse() : shown;
  // One row more than a page shows says that the list goes on this way.
  const goesOn = found.length > size;
  const cursorOf = (row: Row | undefined) => row && writeCursor(list, keyOf(row));
  return {
    items,
    previous: (key !== null && (goesOn || !isBackwards) && cursorOf(items[0])) || null,
    next: ((goesOn || isBackwards) && cursorOf(items.at(-1))) || null,
  };
}

function startOf<Key extends readonly (string | number | boolean)[]>(
  { list, key }: Pick<PagedRows<never, Key>, "list" | "key">,
  { after, before }: Cursors,
): PageStart<Key> {
  const behind = readCursor(list, after, key);
  if (behind !== null) return { key: behind, isBackwards: false };
  const front = readCursor(list, before, key);
  return { key: front, isBackwards: front !== null };
}

/** The order of a list, by columns that together are unique, and the rows beyond one of its keys. */
export function keysetOrder(columns: readonly SQLWrapper[], direction: "asc" | "desc") {
  const isAscending = ({ isBackwards }: Pick<PageStart<unknown>, "isBackwards">) =>
    (direction === "asc") !== isBackwards;
  return {
    orderBy: (start: Pick<PageStart<unknown>, "isBackwards">): SQL[] =>
      columns.map((column) => (isAscending(start) ? asc(column) : desc(column))),
    /** @param key a row of values, as SQL */
    isBeyond: (start: Pick<PageStart<unknown>, "isBackwards">, key: SQL): SQL =>
      sql`(${sql.join([...columns], sql`, `)}) ${isAscending(start) ? sql`>` : sql`<`} ${key}`,
  };
}

export const InstantKey = z.tuple([InstantMs, z.uuid()]);
export type InstantKey = z.infer<typeof InstantKey>;

/** The order of most lists: by an instant and, within it, by id. */
export function instantOrder(at: SQLWrapper, id: SQLWrapper, direction: "asc" | "desc") {
  const { orderBy, isBeyond } = keysetOrder([at, id], direction);
  return {
    orderBy,
    isBeyond(start: PageStart<InstantKey>): SQL | undefined {
      const values = instantValues(start);
      return values ? isBeyond(start, sql`(${values.at}::timestamptz, ${values.id}::uuid)`) : undefined;
    },
    /** For a prepared query that gets its key as `instantValues`; its name needs `directionName`. */
    isBeyondPrepared: (start: PageStart<InstantKey>): SQL | undefined =>
      start.key === null
        ? undefined
        : isBeyond(start, sql`(${sql.placeholder("at")}::timestamptz, ${sql.placeholder("id")}::uuid)`),
  };
}

export const instantValues = ({ key }: PageStart<InstantKey>): { at: string; id: string } | null =>
  key && { at: new Date(key[0]).toISOString(), id: key[1] };

/** Tells the queries of a list apart: each direction is a text of SQL of its own. */
export const directionName = ({ key, isBackwards }: PageStart<unknown>): "" | "after" | "before" =>
  key === null ? "" : isBackwards ? "before" : "after";
