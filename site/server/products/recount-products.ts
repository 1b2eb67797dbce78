import type { Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";

/**
 * Counts anew which items and looks link to products, from the rows. Call it after the change, in its transaction.
 * Locks the products in the order of their ids.
 */
export async function recountProductUses(tx: Transaction, productIds: readonly (string | null)[]): Promise<void> {
  const ids = [...new Set(productIds.filter((id) => id !== null))];
  if (ids.length === 0) return;
  // The array as one text: drizzle would send a parameter for each id.
  const wanted = sql`${`{${ids.join(",")}}`}::uuid[]`;
  await tx.execute(sql`select id from site.products where id = any(${wanted}) order by id for no key update`);
  await tx.execute(sql`update site.products p set item_count = ${itemsOf}, look_count = ${looksOf}
    where p.id = any(${wanted}) and (p.item_count <> ${itemsOf} or p.look_count <> ${looksOf})`);
}

/** Items that others may see of members whom others see: owned, neither archived nor wished for. */
const itemsOf = sql`(select count(*)::int from site.items i join site.members m on m.id = i.author_id
  where i.product_id = p.id and i.state = 'live' and not i.is_wished and i.archived_at is null
    and i.audience <> 'me' and m.wardrobe_audience <> 'me' and m.standing not in ('banned', 'leaving'))`;

/** Live looks that tag it. */
const looksOf = sql`(select count(distinct l.id)::int from site.look_tags t join site.looks l on l.id = t.look_id
  join site.members m on m.id = l.author_id
  where t.product_id = p.id and l.state = 'live' and l.audience <> 'me' and m.standing not in ('banned', 'leaving'))`;

/** Products that a member's items and looks name. */
export async function productsNamedBy(tx: Transaction, memberId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select product_id as id from site.items where author_id = ${memberId} and product_id is not null
    union select t.product_id from site.look_tags t join site.looks l on l.id = t.look_id
      where l.author_id = ${memberId} and t.product_id is not null`);
  return rows.map(({ id }) => id);
}
