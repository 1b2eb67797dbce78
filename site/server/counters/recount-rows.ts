import type { Transaction } from "@hemline/database";
import { type SQL, sql } from "drizzle-orm";
import type { CountedTable, Counter } from "./counters.ts";

/** One parameter: drizzle would send one for each id. */
const anyOf = (ids: readonly string[]): SQL => sql`any(${sql.param([...ids])}::uuid[])`;

/** In the order of their ids, as everybody locks rows of one table. */
export const lockCounted = (tx: Transaction, table: CountedTable, ids: readonly string[]) =>
  tx.execute(sql`select id from ${tableOf(table)} where id = ${anyOf(ids)} order by id for no key update`);

/**
 * Counts anew what a counter keeps for some rows. The caller has locked them, in an earlier statement: one that had to wait
 * for a row itself would count what was there before.
 *
 * Under that lock the result is true whatever others do meanwhile. Whoever changes what is counted changes the counter in
 * the same transaction, for which they need the lock too. If they committed before this statement, it counts their rows;
 * if not, it doesn’t, and they change the counter afterwards, starting from this result.
 * @returns the ids of the rows that were wrong
 */
export async function recountRows(tx: Transaction, counter: Counter, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const columns = namesOf(counter, "t");
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${tableOf(counter.table)} u set (${namesOf(counter)}) = row(${namesOf(counter, "wrong")})
    from (select s.id, ${columns} from ${tableOf(counter.table)} s ${withTruth(counter)}
      where s.id = ${anyOf(ids)} and ${isWrong(counter)}) wrong
    where u.id = wrong.id returning u.id`);
  return rows.map(({ id }) => id);
}

/** The rows after an id. */
export interface ChunkPlace {
  afterId: string;
  size: number;
}

export interface Chunk {
  /** Null when there are no more rows. */
  lastId: string | null;
  wrongIds: string[];
}

/**
 * Compares the next rows after an id with the truth. One statement reads both as they were at one instant, and so finds
 * nothing wrong while others are changing them.
 */
export async function compareChunk(tx: Transaction, counter: Counter, { afterId, size }: ChunkPlace): Promise<Chunk> {
  // Where most rows belong to few subjects, the planner would read a whole table for each of the others.
  await tx.execute(sql`set local enable_seqscan = off`);
  const { rows } = await tx.execute<{ lastId: string | null; wrongIds: string[] }>(sql`
    select (array_agg(s.id order by s.id desc))[1] as "lastId",
      coalesce(array_agg(s.id) filter (where ${isWrong(counter)}), '{}') as "wrongIds"
    from (select * from ${tableOf(counter.table)} where id > ${afterId}::uuid order by id limit ${size}) s
    ${withTruth(counter)}`);
  return rows[0] ?? { lastId: null, wrongIds: [] };
}

const tableOf = (table: CountedTable): SQL => sql.raw(`site.${table}`);

const namesOf = ({ columns }: Counter, alias?: string): SQL =>
  sql.raw(columns.map((column) => (alias ? `${alias}.${column}` : column)).join(", "));

const withTruth = (counter: Counter): SQL => sql`cross join lateral (${counter.truth}) t (${namesOf(counter)})`;

const isWrong = (counter: Counter): SQL =>
  sql`row(${namesOf(counter, "s")}) is distinct from row(${namesOf(counter, "t")})`;
