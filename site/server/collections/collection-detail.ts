import { sql } from "drizzle-orm";
import type { CollectionDetail } from "../../shared/collections/collection.ts";
import type { Reader } from "../../shared/permissions.ts";
import { ratingOf } from "../../shared/rating.ts";
import { preparedSql } from "../db/prepared-query.ts";
import { countedBehindBlocks, preparedViewer } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { type CollectionRow, collectionCard } from "./collection-cards.ts";

interface Found {
  owned: number;
  products: string[];
  hiddenReviews: number;
  hiddenHalves: number;
}

/**
 * Notes all its products: each adds to how many items there are of them.
 * @param viewer whose blocks hide items and reviews; null counts what is stored
 */
export async function collectionDetail(
  { db, shows }: Pick<SiteContext, "db" | "shows">,
  viewer: Reader | null,
  row: CollectionRow,
): Promise<CollectionDetail> {
  const { id, description, ratingCount, ratingHalves } = row.collection;
  const name = `items of a collection for a ${viewer ? "member" : "visitor"}`;
  const [found] = await preparedSql<Found>(db, name, { id, viewer: viewer?.id ?? null }, () => usesOf(viewer));
  if (!found) throw new Error("An aggregate returned no row.");
  const { owned, products, hiddenReviews, hiddenHalves } = found;
  shows(products.map((product) => `product:${product}` as const));
  const rating = ratingOf(ratingCount - hiddenReviews, ratingHalves - hiddenHalves);
  return { ...collectionCard(row), description, owned, rating };
}

const collectionId = sql`${sql.placeholder("id")}::uuid`;

/** Plain names instead of tables: the tables of products and reviews are above those of collections. */
const usesOf = (viewer: Reader | null) => sql`
  with listed as (
    select product.id, product.item_count from site.collection_products it
      join site.products product on product.id = it.product_id
    where it.collection_id = ${collectionId} and product.state = 'live'),
  rated as (${viewer ? hiddenReviews : sql`select 0 as halves where false`})
  select coalesce(sum(item_count), 0)::int - ${viewer ? hiddenItems : sql`0`} as owned,
    coalesce(array_agg(id), '{}') as products,
    (select count(*)::int from rated) as "hiddenReviews",
    (select coalesce(sum(halves), 0)::int from rated) as "hiddenHalves"
  from listed`;

/** What the stored count of items includes and a block hides. */
const hiddenItems = sql`(
  select count(*)::int from site.items i join site.members m on m.id = i.author_id
  where i.product_id in (select id from listed) and i.state = 'live' and not i.is_wished and i.archived_at is null
    and i.audience <> 'me' and m.wardrobe_audience <> 'me' and ${countedBehindBlocks(sql`i.author_id`, preparedViewer)})`;

/** What the stored rating includes and a block hides. */
const hiddenReviews = sql`
  select r.halves from site.reviews r join site.members m on m.id = r.author_id
  where (r.collection_id = ${collectionId} or r.product_id in (select id from listed)) and r.state = 'live'
    and r.audience = 'everyone' and not m.is_private and ${countedBehindBlocks(sql`r.author_id`, preparedViewer)}`;
