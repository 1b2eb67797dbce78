import type { Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";
import { groups } from "../groups/tables.ts";

/** 0, 1, 2 … as the list says. @param ids of all groups */
export const setGroupOrder = (tx: Transaction, ids: readonly string[]) =>
  tx.execute(sql`update ${groups} g set position = placed.place - 1
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality placed (id, place)
    where g.id = placed.id and g.position <> placed.place - 1`);
