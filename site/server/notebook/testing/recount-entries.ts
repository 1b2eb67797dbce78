import type { Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";
import { categories, entries, entryCategories } from "../tables.ts";

/** Of all categories. */
export const recountEntries = (tx: Transaction) =>
  tx.execute(sql`update ${categories} c set entry_count = (
    select count(*) from ${entryCategories} ec join ${entries} e on e.id = ec.entry_id
    where ec.category_id = c.id and e.state = 'live')`);
