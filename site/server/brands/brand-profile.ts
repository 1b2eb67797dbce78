import { and, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { BrandProfile } from "../../shared/brands/brand.ts";
import type { Reader } from "../../shared/permissions.ts";
import { ratingOf } from "../../shared/rating.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { photoCard, photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { countedBehindBlocks, preparedViewer } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { isFollowedBrand } from "./brand-cards.ts";
import { brandFollows, brandMembers, brands } from "./tables.ts";

const covers = alias(photos, "covers");

export interface PageBrand {
  id: string;
  profile: BrandProfile;
}

/** The live brand at its present slug. Notes it. */
export async function brandProfile(
  { db, shows }: Pick<SiteContext, "db" | "shows">,
  viewer: Reader | null,
  slug: string,
): Promise<PageBrand | null> {
  const reader = { slug, viewer: viewer?.id ?? null };
  const [row] = await preparedRows(db, viewer ? "brand for a member" : "brand for a visitor", reader, () =>
    headOf(viewer),
  );
  if (!row) return null;
  const { brand, logo, cover, hiddenFollowers, hiddenReviews, isFollowed, isNamed } = row;
  shows([`brand:${brand.id}`]);
  const followers = brand.followerCount - hiddenFollowers;
  const reviews = brand.ratingCount - hiddenReviews.count;
  return {
    id: brand.id,
    profile: {
      slug: brand.slug,
      name: brand.name,
      logo: logo && photoCard(logo),
      cover: cover && photoCard(cover, brand.coverAlt),
      description: brand.description,
      links: brand.links,
      foundedIn: brand.foundedIn,
      followers,
      products: brand.productCount,
      rating: ratingOf(reviews, brand.ratingHalves - hiddenReviews.halves),
      isFollowed: viewer ? isFollowed : null,
      counts: {
        collections: brand.collectionCount,
        products: brand.productCount,
        reviews,
        followers,
      },
      mayAnswer: viewer !== null && (viewer.role === "admin" || isNamed),
    },
  };
}

const headOf = (viewer: Reader | null) =>
  query
    .select({
      brand: {
        id: brands.id,
        slug: brands.slug,
        name: brands.name,
        description: brands.description,
        coverAlt: brands.coverAlt,
        links: brands.links,
        foundedIn: brands.foundedIn,
        followerCount: brands.followerCount,
        collectionCount: brands.collectionCount,
        productCount: brands.productCount,
        ratingCount: brands.ratingCount,
        ratingHalves: brands.ratingHalves,
      },
      logo: photoColumns(photos),
      cover: photoColumns(covers),
      hiddenFollowers: hiddenBrandFollowers(viewer),
      hiddenReviews: hiddenBrandReviews(viewer),
      isFollowed: isFollowedBrand(brands.id),
      isNamed: sql<boolean>`exists (select 1 from ${brandMembers}
        where ${brandMembers.brandId} = ${brands.id} and ${brandMembers.memberId} = ${preparedViewer})`,
    })
    .from(brands)
    .leftJoin(photos, eq(photos.id, brands.logoId))
    .leftJoin(covers, eq(covers.id, brands.coverId))
    .where(and(eq(brands.slug, sql.placeholder("slug")), eq(brands.state, "live")));

/** How many of a brand's followers a block hides from the reader of a prepared query: they are in the stored count. */
export const hiddenBrandFollowers = (viewer: Reader | null): SQL<number> =>
  viewer
    ? sql<number>`(select count(*)::int from ${brandFollows} f where f.brand_id = ${brands.id}
        and ${countedBehindBlocks(sql`f.member_id`, preparedViewer)})`
    : sql<number>`0`;

/** What the reviews that a block hides from the reader add to the stored rating. Plain names: reviews are above brands. */
const hiddenBrandReviews = (viewer: Reader | null): SQL<{ count: number; halves: number }> =>
  viewer
    ? sql`(select json_build_object('count', count(*), 'halves', coalesce(sum(r.halves), 0))
        from site.reviews r join site.members m on m.id = r.author_id left join site.products p on p.id = r.product_id
        where r.brand_id = ${brands.id} and r.state = 'live' and r.audience = 'everyone' and not m.is_private
          and (r.product_id is null or p.state = 'live') and ${countedBehindBlocks(sql`r.author_id`, preparedViewer)})`
    : sql`'{"count": 0, "halves": 0}'::json`;
