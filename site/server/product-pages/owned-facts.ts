import { sql } from "drizzle-orm";
import type { ItemPrice } from "../../shared/items/item.ts";
import type { Reader } from "../../shared/permissions.ts";
import type { ProductDetail } from "../../shared/products/product.ts";
import { members } from "../accounts/tables.ts";
import { preparedSql } from "../db/prepared-query.ts";
import { items } from "../items/tables.ts";
import { countedBehindBlocks, preparedViewer } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";

export type OwnedFacts = Pick<
  ProductDetail,
  "owners" | "wears" | "wearGroups" | "mostOwnedSize" | "costPerWear" | "own"
>;

interface FoundFacts {
  owners: number;
  wears: number;
  groups: [number, number, number, number];
  size: string | null;
  cost: ItemPrice | null;
  own: ProductDetail["own"];
}

/** Fewer owners of one size say nothing about the product. */
const minOfSize = 3;
/** Of fewer owners who noted a price, one owner's price could be told from the average. */
const minPriced = 5;

/**
 * What the items of a product say together, those of members whom others see and no block hides, and which of them are
 * the viewer's own, archived ones left out. Notes the owners.
 */
export async function ownedFacts(
  { db, shows }: Pick<SiteContext, "db" | "shows">,
  viewer: Reader | null,
  productId: string,
): Promise<OwnedFacts> {
  shows([`owners-of:${productId}`]);
  const values = { productId, viewer: viewer?.id ?? null };
  const [found] = await preparedSql<FoundFacts>(
    db,
    `items of a product together for a ${viewer ? "member" : "visitor"}`,
    values,
    () => factsSql(viewer),
  );
  if (!found) throw new Error("An aggregate returned no row.");
  const { owners, wears, groups, size, cost, own } = found;
  return { owners, wears, wearGroups: groups, mostOwnedSize: size, costPerWear: cost, own };
}

/**
 * The same condition as `recountProductUses`, asked the other way round of members: few hide their wardrobe, and an index
 * holds only them.
 */
const factsSql = (viewer: Reader | null) => sql`
  with owned as (
    select i.author_id, i.wear_count, i.size, i.currency, i.price_micros from ${items} i
    where i.product_id = ${sql.placeholder("productId")}::uuid and i.state = 'live' and not i.is_wished
      and i.archived_at is null and i.audience <> 'me' and not exists (
        select 1 from ${members} m where m.id = i.author_id
          and (m.wardrobe_audience = 'me' or m.standing in ('banned', 'leaving')))
      ${viewer ? sql`and not ${countedBehindBlocks(sql`i.author_id`, preparedViewer)}` : sql``})
  select count(distinct author_id)::int as owners, coalesce(sum(wear_count), 0)::int as wears,
    jsonb_build_array(count(*) filter (where wear_count = 0), count(*) filter (where wear_count between 1 and 9),
      count(*) filter (where wear_count between 10 and 39), count(*) filter (where wear_count >= 40)) as groups,
    (select size from owned where size is not null group by size
      having count(*) >= ${sql.raw(String(minOfSize))} order by count(*) desc, size limit 1) as size,
    (select jsonb_build_object('currency', currency,
        'micros', round(sum(price_micros::numeric) / greatest(1, sum(wear_count)))::bigint)
      from owned where currency is not null group by currency
      having count(distinct author_id) >= ${sql.raw(String(minPriced))} order by count(*) desc, currency limit 1) as cost,
    coalesce((select jsonb_agg(jsonb_build_object('id', id, 'wears', wear_count, 'isWished', is_wished)
        order by wear_count desc, id)
      from ${items} where product_id = ${sql.placeholder("productId")}::uuid
        and author_id = ${sql.placeholder("viewer")}::uuid and state = 'live' and archived_at is null), '[]') as own
  from owned`;
