import { sql } from "drizzle-orm";
import type { CollectionDetail } from "../../shared/collections/collection.ts";
import { preparedSql } from "../db/prepared-query.ts";
import type { SiteContext } from "../site-context.ts";
import { type CollectionRow, collectionCard } from "./collection-cards.ts";

interface Owned {
  owned: number;
  products: string[];
}

/** Notes all its products: each adds to how many items there are of them. */
export async function collectionDetail(
  { db, shows }: Pick<SiteContext, "db" | "shows">,
  row: CollectionRow,
): Promise<CollectionDetail> {
  const { id, description } = row.collection;
  const [found] = await preparedSql<Owned>(db, "items of a collection", { id }, itemsOf);
  shows((found?.products ?? []).map((product) => `product:${product}` as const));
  return { ...collectionCard(row), description, owned: found?.owned ?? 0 };
}

/** Plain names instead of tables: the tables of products are above those of collections. */
const itemsOf = () => sql`
  select coalesce(sum(product.item_count), 0)::int as owned, coalesce(array_agg(product.id), '{}') as products
  from site.collection_products it join site.products product on product.id = it.product_id
  where it.collection_id = ${sql.placeholder("id")}::uuid and product.state = 'live'`;
