import type { Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";
import type { CacheTag } from "../invalidation/cache-tag.ts";

/** The tags of items name what the items name. @returns what changes for those who see the looks */
export async function copyLinksToTags(tx: Transaction, itemIds: readonly string[]): Promise<CacheTag[]> {
  if (itemIds.length === 0) return [];
  const { rows } = await tx.execute<{ look_id: string }>(sql`update site.look_tags t
    set brand_id = i.brand_id, product_id = i.product_id from site.items i
    where t.item_id = i.id and i.id = any(${sql.param([...itemIds])}::uuid[])
      and (t.brand_id is distinct from i.brand_id or t.product_id is distinct from i.product_id)
    returning t.look_id`);
  if (rows.length === 0) return [];
  // The lists of a brand's and of a product's looks too.
  return ["looks", ...new Set(rows.map(({ look_id }) => `look:${look_id}` as const))];
}
