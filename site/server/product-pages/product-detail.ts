import { sql } from "drizzle-orm";
import type { CollectionName } from "../../shared/collections/collection.ts";
import type { Reader } from "../../shared/permissions.ts";
import type { ProductDetail } from "../../shared/products/product.ts";
import { collections } from "../collections/tables.ts";
import { preparedRows, preparedSql, query } from "../db/prepared-query.ts";
import { photoCard, photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { type ProductRow, productCard, productRows } from "../products/product-cards.ts";
import { collectionProducts, productColours, productPhotos, productPrices, products } from "../products/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { type OwnedFacts, ownedFacts } from "./owned-facts.ts";

export interface PageProduct {
  id: string;
  detail: ProductDetail;
}

/** The live product at its present slug. Notes it. */
export async function productDetail(
  site: Pick<SiteContext, "db" | "shows">,
  viewer: Reader | null,
  slug: string,
): Promise<PageProduct | null> {
  const [row] = await productRows(site, "product", { slug }, () => ({
    where: sql`${products.slug} = ${sql.placeholder("slug")}`,
    limit: 1,
  }));
  if (!row) return null;
  const { id } = row.product;
  const [more, shown, facts] = await Promise.all([moreOf(site, id), photosOf(site, id), ownedFacts(site, viewer, id)]);
  site.shows(more.collectionIds.map((collection) => `collection:${collection}` as const));
  return { id, detail: { ...detailOf(row, more, facts), photos: shown } };
}

const detailOf = (
  row: ProductRow,
  { collectionNames, ...more }: More,
  facts: OwnedFacts,
): Omit<ProductDetail, "photos"> => {
  const { collectionIds: _, ...fields } = more;
  return { ...productCard(row), ...fields, ...facts, collections: collectionNames };
};

interface More
  extends Pick<
    ProductDetail,
    "description" | "material" | "sizes" | "link" | "owners" | "looks" | "colours" | "prices"
  > {
  collectionIds: string[];
  collectionNames: CollectionName[];
}

async function moreOf({ db }: Pick<SiteContext, "db">, id: string): Promise<More> {
  const [found] = await preparedSql<More>(db, "more of a product", { id }, moreSql);
  if (!found) throw new Error("A product that was read a moment ago is gone.");
  return found;
}

const moreSql = () => sql`
  select p.description, p.material, p.sizes, p.link, p.item_count as owners, p.look_count as looks,
    array(select c.colour from ${productColours} c where c.product_id = p.id order by c.position)::text[] as colours,
    coalesce((select jsonb_agg(jsonb_build_object('micros', c.price_micros, 'currency', c.currency) order by c.currency)
      from ${productPrices} c where c.product_id = p.id), '[]') as prices,
    array(select it.collection_id from ${collectionProducts} it where it.product_id = p.id) as "collectionIds",
    coalesce((select jsonb_agg(jsonb_build_object('slug', c.slug, 'name', c.name,
        'brand', jsonb_build_object('slug', b.slug, 'name', b.name)) order by c.position)
      from ${collectionProducts} it join ${collections} c on c.id = it.collection_id join site.brands b on b.id = c.brand_id
      where it.product_id = p.id), '[]') as "collectionNames"
  from ${products} p where p.id = ${sql.placeholder("id")}::uuid`;

async function photosOf({ db }: Pick<SiteContext, "db">, id: string): Promise<ProductDetail["photos"]> {
  const rows = await preparedRows(db, "photos of a product", { id }, () =>
    query
      .select({ photo: photoColumns(photos), alt: productPhotos.alt })
      .from(productPhotos)
      .innerJoin(photos, sql`${photos.id} = ${productPhotos.photoId}`)
      .where(sql`${productPhotos.productId} = ${sql.placeholder("id")}`)
      .orderBy(productPhotos.position),
  );
  return rows.map(({ photo, alt }) => photoCard(photo, alt));
}
