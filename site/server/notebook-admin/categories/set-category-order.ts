import type { Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";
import { categories } from "../../notebook/tables.ts";

/** 0, 1, 2 … as the list says. @param ids of all categories */
export const setCategoryOrder = (tx: Transaction, ids: readonly string[]) =>
  tx.execute(sql`update ${categories} c set position = placed.place - 1
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality placed (id, place)
    where c.id = placed.id and c.position <> placed.place - 1`);
