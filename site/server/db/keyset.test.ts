import { testDatabase } from "@hemline/database/testing";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import type { Slice } from "../../shared/page-data.ts";
import { type Cursors, firstPage, InstantKey, instantOrder, pageOfRows } from "./keyset.ts";

interface Row {
  at: number;
  id: string;
}

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Few instants, so that most rows share theirs with others. */
const rowsArbitrary = fc
  .uniqueArray(fc.integer({ min: 0, max: 999 }), { maxLength: 40 })
  .chain((ids) =>
    fc
      .array(fc.integer({ min: 0, max: 4 }), { minLength: ids.length, maxLength: ids.length })
      .map((instants) => ids.map((id, at): Row => ({ id: uuid(id), at: (instants[at] ?? 0) * 1000 }))),
  );

const inOrder = (rows: readonly Row[], direction: "asc" | "desc") => {
  const sorted = [...rows].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
  return direction === "asc" ? sorted : sorted.reverse();
};

const { db, close } = await testDatabase();
afterAll(close);

/** A list whose rows are sent with each query, in a random order. */
function listOf(rows: readonly Row[], direction: "asc" | "desc", size: number, name = "test") {
  const order = instantOrder(sql`at`, sql`id`, direction);
  const values = JSON.stringify(rows.map(({ at, id }) => ({ at: new Date(at).toISOString(), id })));
  return (cursors: Cursors): Promise<Slice<Row>> =>
    pageOfRows(
      {
        list: name,
        key: InstantKey,
        size,
        rows: async (start, limit) => {
          const found = await db.execute<{ at: string; id: string }>(sql`
            select at, id from jsonb_to_recordset(${values}::jsonb) as listed (at timestamptz, id uuid)
            where ${order.isBeyond(start) ?? sql`true`}
            order by ${sql.join(order.orderBy(start), sql`, `)} limit ${limit}`);
          return found.rows.map(({ at, id }) => ({ at: new Date(at).getTime(), id }));
        },
        keyOf: ({ at, id }): InstantKey => [at, id],
      },
      cursors,
    );
}

async function walk(open: (cursors: Cursors) => Promise<Slice<Row>>) {
  const forwards = [await open(firstPage)];
  for (let after = forwards[0]?.next ?? null; after !== null; after = forwards.at(-1)?.next ?? null)
    forwards.push(await open({ after, before: null }));
  const backwards = forwards.slice(-1);
  for (let before = backwards[0]?.previous ?? null; before !== null; before = backwards[0]?.previous ?? null)
    backwards.unshift(await open({ after: null, before }));
  return { forwards, backwards };
}

const rowsOf = (pages: readonly Slice<Row>[]) => pages.flatMap(({ items }) => items);

test("forwards to the end and backwards to the start, every page of a list is the same", async () => {
  await fc.assert(
    fc.asyncProperty(
      rowsArbitrary,
      fc.constantFrom("asc" as const, "desc" as const),
      fc.integer({ min: 1, max: 7 }),
      async (rows, direction, size) => {
        const { forwards, backwards } = await walk(listOf(rows, direction, size));
        expect(rowsOf(forwards)).toEqual(inOrder(rows, direction));
        expect(backwards).toEqual(forwards);
        expect(forwards.every(({ items }) => items.length === size || items === forwards.at(-1)?.items)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test("rows that come and go between two pages move none of the others", async () => {
  await fc.assert(
    fc.asyncProperty(
      rowsArbitrary,
      fc.uniqueArray(fc.integer({ min: 1000, max: 1999 }), { maxLength: 10 }),
      fc.integer({ min: 1, max: 7 }),
      fc.func(fc.boolean()),
      async (rows, added, size, stays) => {
        const second = (await listOf(rows, "desc", size)(firstPage)).next;
        if (second === null) return;
        const key = inOrder(rows, "desc")[size - 1];
        const now = [...rows.filter(({ id }) => stays(id)), ...added.map((id) => ({ id: uuid(id), at: 2000 }))];
        const later = inOrder(now, "desc");
        const isBehind = ({ at, id }: Row) => key !== undefined && (at < key.at || (at === key.at && id < key.id));
        const open = listOf(now, "desc", size);
        expect((await open({ after: second, before: null })).items).toEqual(later.filter(isBehind).slice(0, size));
        const front = later.filter((row) => !isBehind(row) && row.id !== key?.id);
        const wanted = front.length > 0 ? front.slice(-size) : later.slice(0, size);
        expect((await open({ after: null, before: second })).items).toEqual(wanted);
      },
    ),
    { numRuns: 60 },
  );
});

test("in front of the first row, and behind the last, there is no page", async () => {
  const rows = [1, 2, 3].map((id) => ({ id: uuid(id), at: 0 }));
  const open = listOf(rows, "asc", 2);
  expect(await open(firstPage)).toMatchObject({ previous: null, items: rows.slice(0, 2) });
  const { next } = await open(firstPage);
  expect(await open({ after: next, before: null })).toMatchObject({ items: rows.slice(2), next: null });
  // `after` decides where an address names both.
  expect(await open({ after: next, before: next })).toMatchObject({ items: rows.slice(2) });
  expect(await listOf([], "asc", 2)(firstPage)).toEqual({ items: [], previous: null, next: null });
});

test("a cursor of another list, and one that nobody wrote, is refused in both directions", async () => {
  const rows = [1, 2, 3].map((id) => ({ id: uuid(id), at: 0 }));
  const { next } = await listOf(rows, "asc", 2, "another")(firstPage);
  for (const cursor of [next, "made-up", `${next}x`])
    for (const name of ["after", "before"])
      await expect(listOf(rows, "asc", 2)({ ...firstPage, [name]: cursor })).rejects.toMatchObject({ status: 400 });
});
