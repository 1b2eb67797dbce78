import type { Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";
import { categories, entries, entryCategories } from "../notebook/tables.ts";

/**
 * Counts the live entries of these categories again, after an entry came or went. In the order of their ids, so that those
 * who change two entries of the same categories do not wait for each other.
 */
export async function recountCategories(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const wanted = sql`any(${sql.param([...ids])}::uuid[])`;
  await tx.execute(sql`select id from ${categories} where id = ${wanted} order by id for no key update`);
  await tx.execute(sql`update ${categories} c set entry_count = (
      select count(*) from ${entryCategories} ec join ${entries} e on e.id = ec.entry_id
      where ec.category_id = c.id and e.state = 'live')
    where c.id = ${wanted}`);
}
