import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { BrandCard } from "../../shared/brands/brand.ts";
import type { Reader } from "../../shared/permissions.ts";
import { ratingOf } from "../../shared/rating.ts";
import { literalLimit, preparedRows, query } from "../db/prepared-query.ts";
import { photoCard, photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { preparedViewer } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { brandFollows, brands } from "./tables.ts";

export interface BrandQuery {
  where?: SQL | undefined;
  orderBy: SQL[];
  limit: number;
}

/**
 * The prepared query behind every list of brand cards: live ones only. Notes what it read.
 * @param name unique to the SQL of `build`
 * @param values of the placeholders in it
 */
export async function brandRows(
  { db, shows }: Pick<SiteContext, "db" | "shows">,
  viewer: Reader | null,
  name: string,
  values: Record<string, unknown>,
  build: () => BrandQuery,
) {
  const given = { ...values, viewer: viewer?.id ?? null };
  const rows = await preparedRows(db, name, given, () => {
    const { where, orderBy, limit } = build();
    return query
      .select({
        brand: {
          id: brands.id,
          slug: brands.slug,
          name: brands.name,
          searchText: brands.searchText,
          description: brands.description,
          followerCount: brands.followerCount,
          productCount: brands.productCount,
          ratingCount: brands.ratingCount,
          ratingHalves: brands.ratingHalves,
          createdAt: brands.createdAt,
        },
        logo: photoColumns(photos),
        isFollowed: isFollowedBrand(brands.id),
      })
      .from(brands)
      .leftJoin(photos, eq(photos.id, brands.logoId))
      .where(and(eq(brands.state, "live"), where))
      .orderBy(...orderBy)
      .limit(literalLimit(limit));
  });
  shows(rows.map(({ brand }) => `brand:${brand.id}` as const));
  return rows;
}

export type BrandRow = Awaited<ReturnType<typeof brandRows>>[number];

/** Whether the reader of a prepared query follows a brand. */
export const isFollowedBrand = (brandId: SQLWrapper): SQL<boolean> => sql<boolean>`
  exists (select 1 from ${brandFollows}
    where ${brandFollows.memberId} = ${preparedViewer} and ${brandFollows.brandId} = ${brandId})`;

export const brandCard =
  (viewer: Reader | null) =>
  ({ brand, logo, isFollowed }: BrandRow): BrandCard => ({
    slug: brand.slug,
    name: brand.name,
    logo: logo && photoCard(logo),
    description: brand.description,
    followers: brand.followerCount,
    products: brand.productCount,
    rating: ratingOf(brand.ratingCount, brand.ratingHalves),
    isFollowed: viewer ? isFollowed : null,
  });
