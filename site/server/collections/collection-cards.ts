import { and, eq, type SQL } from "drizzle-orm";
import type { CollectionCard } from "../../shared/collections/collection.ts";
import { ratingOf } from "../../shared/rating.ts";
import { brands } from "../brands/tables.ts";
import { literalLimit, preparedRows, query } from "../db/prepared-query.ts";
import { photoCard, photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { collections } from "./tables.ts";

export interface CollectionQuery {
  where?: SQL | undefined;
  orderBy?: SQL[];
  limit: number;
}

/**
 * The prepared query behind every list of collection cards: those of live brands. Notes what it read.
 * @param name unique to the SQL of `build`
 * @param values of the placeholders in it
 */
export async function collectionRows(
  { db, shows }: Pick<SiteContext, "db" | "shows">,
  name: string,
  values: Record<string, unknown>,
  build: () => CollectionQuery,
) {
  const rows = await preparedRows(db, name, values, () => {
    const { where, orderBy = [], limit } = build();
    return query
      .select({
        collection: {
          id: collections.id,
          slug: collections.slug,
          name: collections.name,
          season: collections.season,
          year: collections.year,
          description: collections.description,
          coverAlt: collections.coverAlt,
          position: collections.position,
          createdAt: collections.createdAt,
          productCount: collections.productCount,
          ratingCount: collections.ratingCount,
          ratingHalves: collections.ratingHalves,
        },
        brand: { id: brands.id, slug: brands.slug, name: brands.name },
        cover: photoColumns(photos),
      })
      .from(collections)
      .innerJoin(brands, eq(brands.id, collections.brandId))
      .leftJoin(photos, eq(photos.id, collections.coverId))
      .where(and(eq(brands.state, "live"), where))
      .orderBy(...orderBy)
      .limit(literalLimit(limit));
  });
  shows(
    rows.flatMap(({ collection, brand }) => [`collection:${collection.id}` as const, `brand:${brand.id}` as const]),
  );
  return rows;
}

export type CollectionRow = Awaited<ReturnType<typeof collectionRows>>[number];

export const collectionCard = ({ collection, brand, cover }: CollectionRow): CollectionCard => ({
  slug: collection.slug,
  name: collection.name,
  brand: { slug: brand.slug, name: brand.name },
  season: collection.season,
  year: collection.year,
  cover: cover && photoCard(cover, collection.coverAlt),
  products: collection.productCount,
  rating: ratingOf(collection.ratingCount, collection.ratingHalves),
});
