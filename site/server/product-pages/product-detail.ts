import { and, eq, type SQL, sql } from "drizzle-orm";
import type { CollectionName } from "../../shared/collections/collection.ts";
import type { Colour } from "../../shared/colours.ts";
import type { ItemPrice } from "../../shared/items/item.ts";
import type { Reader } from "../../shared/permissions.ts";
import type { PhotoCard } from "../../shared/photos/photo.ts";
import type { ProductDetail } from "../../shared/products/product.ts";
import { brands } from "../brands/tables.ts";
import { collections } from "../collections/tables.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { photos } from "../photos/tables.ts";
import { productCard, productColumns } from "../products/product-cards.ts";
import { collectionProducts, productColours, productPhotos, productPrices, products } from "../products/tables.ts";
import { countedBehindBlocks, preparedViewer } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { ownedFacts } from "./owned-facts.ts";

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
  const name = viewer ? "product of a page for a member" : "product of a page for a visitor";
  const [row] = await preparedRows(site.db, name, { slug, viewer: viewer?.id ?? null }, () => atSlug(viewer));
  if (!row) return null;
  const { id } = row.product;
  const { collectionIds, hiddenLooks, ...more } = row.more;
  site.shows([`product:${id}`, `brand:${row.brand.id}`]);
  site.shows(collectionIds.map((collection) => `collection:${collection}` as const));
  const owned = await ownedFacts(site, viewer, id);
  return { id, detail: { ...productCard(row), ...more, looks: more.looks - hiddenLooks, ...owned } };
}

const atSlug = (viewer: Reader | null) =>
  query
    .select({ ...productColumns, more: { ...more, hiddenLooks: hiddenLooks(viewer) } })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(productPhotos, and(eq(productPhotos.productId, products.id), eq(productPhotos.position, 0)))
    .leftJoin(photos, eq(photos.id, productPhotos.photoId))
    .where(and(eq(products.slug, sql.placeholder("slug")), eq(products.state, "live"), eq(brands.state, "live")));

/** What its page shows beside its card. */
const more = {
  description: products.description,
  material: products.material,
  sizes: products.sizes,
  link: products.link,
  looks: products.lookCount,
  colours: sql<Colour[]>`array(select c.colour from ${productColours} c
    where c.product_id = ${products.id} order by c.position)::text[]`,
  prices: sql<ItemPrice[]>`coalesce((select jsonb_agg(
      jsonb_build_object('micros', c.price_micros, 'currency', c.currency) order by c.currency)
    from ${productPrices} c where c.product_id = ${products.id}), '[]')`,
  photos: sql<PhotoCard[]>`coalesce((select jsonb_agg(jsonb_build_object('id', file.id, 'version', file.version,
      'width', file.width, 'height', file.height, 'widths', file.widths, 'avif', file.avif, 'colour', file.colour,
      'crop', file.crop, 'alt', it.alt) order by it.position)
    from ${productPhotos} it join ${photos} file on file.id = it.photo_id where it.product_id = ${products.id}), '[]')`,
  collectionIds: sql<string[]>`array(select it.collection_id::text from ${collectionProducts} it
    where it.product_id = ${products.id})`,
  collections: sql<CollectionName[]>`coalesce((select jsonb_agg(jsonb_build_object('slug', c.slug, 'name', c.name,
      'brand', jsonb_build_object('slug', b.slug, 'name', b.name)) order by c.position)
    from ${collectionProducts} it join ${collections} c on c.id = it.collection_id
      join site.brands b on b.id = c.brand_id where it.product_id = ${products.id}), '[]')`,
};

/** How many of the looks in the stored count a block hides from the reader of a prepared query. */
const hiddenLooks = (viewer: Reader | null): SQL<number> =>
  viewer
    ? sql<number>`(select count(distinct l.id)::int from site.look_tags t join site.looks l on l.id = t.look_id
        where t.product_id = ${products.id} and l.state = 'live' and l.audience <> 'me'
          and ${countedBehindBlocks(sql`l.author_id`, preparedViewer)})`
    : sql<number>`0`;
