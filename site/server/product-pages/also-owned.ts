import { sql } from "drizzle-orm";
import type { ProductCard } from "../../shared/products/product.ts";
import { keptForAWhile } from "../db/kept-for-a-while.ts";
import { preparedSql } from "../db/prepared-query.ts";
import { productsByIds } from "../products/product-lists.ts";
import type { SiteContext } from "../site-context.ts";

/** What so many own besides hardly changes with one of them. */
const manyOwners = 50;
/** More owners are not asked what else they own. */
const maxOwners = 500;
/** Among so many of the most shared ones, those with most owners everywhere come first where as many share them. */
const maxCompared = 200;
/** Some more than are shown, in case one of them or its brand is not live by now. */
const maxFound = 12;

/**
 * What those who own a product own besides, as far as everybody may see it: what most of them own first.
 * @param product.owners how many there are
 */
export async function alsoOwned(
  site: Pick<SiteContext, "db" | "shows">,
  { id, owners }: { id: string; owners: number },
  count: number,
): Promise<ProductCard[]> {
  const read = () => idsOfShared(site, id);
  const found = await (owners < manyOwners ? read() : keptForAWhile(site.db, `owned beside ${id}`, read));
  return (await productsByIds(site, found)).slice(0, count);
}

async function idsOfShared({ db }: Pick<SiteContext, "db">, productId: string): Promise<string[]> {
  const rows = await preparedSql<{ id: string }>(db, "products of the same owners", { productId }, sharedProducts);
  return rows.map(({ id }) => id);
}

/** The most shared ones are chosen before their products are read: a community has far more products than it shows. */
const sharedProducts = () => sql`
  with owners as (
    select distinct i.author_id from site.items i join site.members m on m.id = i.author_id
    where i.product_id = ${sql.placeholder("productId")}::uuid and ${isPublic} limit ${sql.raw(String(maxOwners))}),
  owned as (
    select i.product_id, count(distinct i.author_id) as shared
    from owners join site.items i on i.author_id = owners.author_id join site.members m on m.id = i.author_id
    where i.product_id <> ${sql.placeholder("productId")}::uuid and ${isPublic}
    group by i.product_id having count(distinct i.author_id) > 1
    order by shared desc, i.product_id desc limit ${sql.raw(String(maxCompared))})
  select p.id from owned join site.products p on p.id = owned.product_id and p.state = 'live'
  order by owned.shared desc, p.item_count desc, p.id desc limit ${sql.raw(String(maxFound))}`;

/** One owner's wardrobe says nothing about others, and what an owner doesn't show to everybody nothing to anybody. */
const isPublic = sql`i.state = 'live' and not i.is_wished and i.archived_at is null and i.audience = 'everyone'
  and m.wardrobe_audience = 'everyone' and not m.is_private and m.standing not in ('banned', 'leaving')`;
