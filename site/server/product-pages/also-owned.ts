import { sql } from "drizzle-orm";
import type { ProductCard } from "../../shared/products/product.ts";
import { preparedSql } from "../db/prepared-query.ts";
import { productsByIds } from "../products/product-lists.ts";
import type { SiteContext } from "../site-context.ts";

/** More owners are not asked what else they own: the answer would hardly change. */
const maxOwners = 500;

/** What those who own a product own besides, the most frequent first; of members whom everybody sees. */
export async function alsoOwned(
  site: Pick<SiteContext, "db" | "shows">,
  productId: string,
  count: number,
): Promise<ProductCard[]> {
  const rows = await preparedSql<{ id: string }>(
    site.db,
    `${count} products of the same owners`,
    { productId },
    () => sql`
    with owners as (
      select distinct i.author_id from site.items i join site.members m on m.id = i.author_id
      where i.product_id = ${sql.placeholder("productId")}::uuid and ${isPublic} limit ${sql.raw(String(maxOwners))})
    select i.product_id as id from owners join site.items i on i.author_id = owners.author_id
      join site.members m on m.id = i.author_id
      join site.products p on p.id = i.product_id and p.state = 'live'
      join site.brands b on b.id = p.brand_id and b.state = 'live'
    where i.product_id <> ${sql.placeholder("productId")}::uuid and ${isPublic}
    group by i.product_id having count(distinct i.author_id) > 1
    order by count(distinct i.author_id) desc, i.product_id limit ${sql.raw(String(count))}`,
  );
  return productsByIds(
    site,
    rows.map(({ id }) => id),
  );
}

/** One owner's wardrobe says nothing about others, and what an owner doesn't show to everybody nothing to anybody. */
const isPublic = sql`i.state = 'live' and not i.is_wished and i.archived_at is null and i.audience = 'everyone'
  and m.wardrobe_audience = 'everyone' and not m.is_private and m.standing not in ('banned', 'leaving')`;
