import { desc, sql } from "drizzle-orm";
import type { ProductCard } from "../../shared/products/product.ts";
import { productCard, productRows } from "../products/product-cards.ts";
import { products } from "../products/tables.ts";
import type { SiteContext } from "../site-context.ts";

/** More owners are not asked what else they own: the answer would hardly change. */
const maxOwners = 500;

/** What those who own a product own besides, as far as everybody may see it: the most frequent, the most owned first. */
export async function alsoOwned(
  site: Pick<SiteContext, "db" | "shows">,
  productId: string,
  count: number,
): Promise<ProductCard[]> {
  const rows = await productRows(site, `${count} products of the same owners`, { productId }, () => ({
    where: sql`${products.id} = any(array(${sharedProducts(count)}))`,
    orderBy: [desc(products.itemCount), desc(products.id)],
    limit: count,
  }));
  return rows.map(productCard);
}

const sharedProducts = (count: number) => sql`
  with owners as (
    select distinct i.author_id from site.items i join site.members m on m.id = i.author_id
    where i.product_id = ${sql.placeholder("productId")}::uuid and ${isPublic} limit ${sql.raw(String(maxOwners))})
  select i.product_id from owners join site.items i on i.author_id = owners.author_id
    join site.members m on m.id = i.author_id
    join site.products p on p.id = i.product_id and p.state = 'live'
  where i.product_id <> ${sql.placeholder("productId")}::uuid and ${isPublic}
  group by i.product_id having count(distinct i.author_id) > 1
  order by count(distinct i.author_id) desc, i.product_id limit ${sql.raw(String(count))}`;

/** One owner's wardrobe says nothing about others, and what an owner doesn't show to everybody nothing to anybody. */
const isPublic = sql`i.state = 'live' and not i.is_wished and i.archived_at is null and i.audience = 'everyone'
  and m.wardrobe_audience = 'everyone' and not m.is_private and m.standing not in ('banned', 'leaving')`;
