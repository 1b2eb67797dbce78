import { and, eq, type SQL, sql } from "drizzle-orm";
import type { ItemPrice } from "../../shared/items/item.ts";
import type { ProductCard } from "../../shared/products/product.ts";
import { ratingOf } from "../../shared/rating.ts";
import { brands } from "../brands/tables.ts";
import { literalLimit, preparedRows, query } from "../db/prepared-query.ts";
import { photoCard, photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { productPhotos, productPrices, products } from "./tables.ts";

export interface ProductQuery {
  where?: SQL | undefined;
  orderBy?: SQL[];
  limit: number;
}

/**
 * The prepared query behind every list of product cards: live ones of live brands. Notes what it read.
 * @param name unique to the SQL of `build`
 * @param values of the placeholders in it
 */
export async function productRows(
  { db, shows }: Pick<SiteContext, "db" | "shows">,
  name: string,
  values: Record<string, unknown>,
  build: () => ProductQuery,
) {
  const rows = await preparedRows(db, name, values, () => {
    const { where, orderBy = [], limit } = build();
    return query
      .select(productColumns)
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .leftJoin(productPhotos, and(eq(productPhotos.productId, products.id), eq(productPhotos.position, 0)))
      .leftJoin(photos, eq(photos.id, productPhotos.photoId))
      .where(and(eq(products.state, "live"), eq(brands.state, "live"), where))
      .orderBy(...orderBy)
      .limit(literalLimit(limit));
  });
  shows(rows.flatMap(({ product, brand }) => [`product:${product.id}` as const, `brand:${brand.id}` as const]));
  return rows;
}

/** What a card shows, of a query that joins brands, the photo at the first place and its file. */
export const productColumns = {
  product: {
    id: products.id,
    slug: products.slug,
    name: products.name,
    category: products.category,
    ratingCount: products.ratingCount,
    ratingHalves: products.ratingHalves,
    createdAt: products.createdAt,
  },
  brand: { id: brands.id, slug: brands.slug, name: brands.name },
  photo: photoColumns(photos),
  alt: productPhotos.alt,
  price: sql<ItemPrice | null>`(select jsonb_build_object('micros', price.price_micros, 'currency', price.currency)
    from ${productPrices} price where price.product_id = ${products.id} order by price.currency limit 1)`,
};

export type ProductRow = Awaited<ReturnType<typeof productRows>>[number];

export const productCard = ({ product, brand, photo, alt, price }: ProductRow): ProductCard => ({
  slug: product.slug,
  name: product.name,
  brand: { slug: brand.slug, name: brand.name },
  category: product.category,
  photo: photo && photoCard(photo, alt ?? ""),
  price,
  rating: ratingOf(product.ratingCount, product.ratingHalves),
});
