import type { Transaction } from "@hemline/database";
import { type SQL, sql } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import { items } from "../items/tables.ts";
import { looks, lookTags } from "../looks/tables.ts";
import { reviews } from "../reviews/tables.ts";

/**
 * Locks everybody whose items, looks or reviews name these brands and products, before the brands are locked: what they
 * do to their own things meanwhile waits, and does not wait for the brand in turn.
 */
export async function lockOwners(
  tx: Transaction,
  { brandIds = [], productIds = [] }: { brandIds?: readonly string[]; productIds?: readonly string[] },
): Promise<void> {
  const isNamed = (alias: string): SQL => sql`(${sql.raw(alias)}.brand_id = any(${sql.param([...brandIds])}::uuid[])
    or ${sql.raw(alias)}.product_id = any(${sql.param([...productIds])}::uuid[]))`;
  await tx.execute(sql`select id from ${members} where id in (
      select i.author_id from ${items} i where ${isNamed("i")}
      union select r.author_id from ${reviews} r where ${isNamed("r")}
      union select l.author_id from ${lookTags} t join ${looks} l on l.id = t.look_id where ${isNamed("t")})
    order by id for no key update`);
}
