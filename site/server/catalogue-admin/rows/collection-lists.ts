import type { Database } from "@hemline/database";
import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { BrandName } from "../../../shared/brands/brand.ts";
import type { AdminCollection, AdminCollectionProduct } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import { catalogueLimits } from "../../../shared/limits.ts";
import { collections } from "../../collections/tables.ts";
import { photoCard } from "../../photos/photos.ts";
import { photos } from "../../photos/tables.ts";
import { collectionProducts, products } from "../../products/tables.ts";
import { pictured, picturedProduct } from "./pictured-products.ts";

/** In the brand's own order. */
export async function collectionsOfBrand(
  { db }: { db: Database },
  brandId: string,
  brand: BrandName,
): Promise<AdminCollection[]> {
  const rows = await db
    .select({
      collection: collections,
      cover: getTableColumns(photos),
      products: sql<number>`(select count(*)::int from ${collectionProducts}
        where ${collectionProducts.collectionId} = ${collections.id})`,
    })
    .from(collections)
    .leftJoin(photos, eq(photos.id, collections.coverId))
    .where(eq(collections.brandId, brandId))
    .orderBy(asc(collections.position))
    .limit(catalogueLimits.collections);
  return rows.map(({ collection: { slug, name, season, year, coverAlt }, cover, products: count }) => ({
    ...{ slug, name, brand, season, year, products: count },
    cover: cover && photoCard(cover, coverAlt),
  }));
}

/** In the order of the lookbook, in every state. */
export async function productsOfCollection(
  { db }: { db: Database },
  collectionId: string,
): Promise<AdminCollectionProduct[]> {
  const rows = await pictured(db)
    .innerJoin(collectionProducts, eq(collectionProducts.productId, products.id))
    .where(eq(collectionProducts.collectionId, collectionId))
    .orderBy(asc(collectionProducts.position));
  return rows.map(picturedProduct);
}
