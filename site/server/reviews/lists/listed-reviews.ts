import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BrandName } from "../../../shared/brands/brand.ts";
import { type Category, categories } from "../../../shared/items/item-options.ts";
import type { Slice } from "../../../shared/page-data.ts";
import type { ReviewCard, ReviewFilter } from "../../../shared/reviews/review.ts";
import type { ReviewOrder } from "../../../shared/reviews/review-options.ts";
import { brandBySlug } from "../../brands/brand-by-slug.ts";
import { cursorsOf, firstPage } from "../../db/keyset.ts";
import { unknownValue } from "../../db/prepared-query.ts";
import { noSuchOption } from "../../problems.ts";
import { notMuted } from "../../relations/seen-by.ts";
import type { PageRequest } from "../../request/page-loader.ts";
import { queryOption } from "../../request/query-option.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { reviewCard } from "../review-cards.ts";
import { reviewRows } from "../review-rows.ts";
import { reviews } from "../tables.ts";
import { noFilter, wantedFilter, wantedOrder } from "./parse-review-query.ts";
import { pageOfReviews } from "./review-lists.ts";
import { mostHelpfulFirst } from "./review-orders.ts";

/** What the list of everybody's reviews is narrowed to. */
export interface WantedReviews {
  sort: ReviewOrder;
  filter: ReviewFilter & { category: Category | null; brand: (BrandName & { id: string }) | null };
}

/** @throws 400 for an unknown filter in the address, such as a brand that does not exist; 401 as `wantedFilter` */
export async function wantedReviews(request: PageRequest): Promise<WantedReviews> {
  const { site, url } = request;
  const category = queryOption(url, "category", categories);
  const slug = url.searchParams.get("brand");
  const brand = slug ? await brandBySlug(site.db, slug) : null;
  if (slug && !brand) throw noSuchOption("brand", slug.slice(0, 40));
  return { sort: wantedOrder(url, "newest"), filter: { ...wantedFilter(request), category, brand } };
}

/** Everybody’s, without those of muted members. @throws 400 for a cursor of another list */
export async function listedReviews(
  { site, viewer, url }: PageRequest,
  { sort, filter: { category, brand, ...filter } }: WantedReviews,
): Promise<Slice<ReviewCard>> {
  site.shows(["reviews"]);
  const page = await pageOfReviews(
    site,
    viewer,
    {
      ...{ list: ["reviews", category && "category", brand && "brand"].filter(Boolean).join("-"), sort, filter },
      where: and(
        isLive,
        viewer ? notMuted(reviews.authorId) : undefined,
        category ? eq(reviews.category, unknownValue("category", "text")) : undefined,
        brand ? eq(reviews.brandId, unknownValue("brandId", "uuid")) : undefined,
      ),
      values: { category, brandId: brand?.id },
    },
    cursorsOf(url),
  );
  return { ...page, items: page.items.map(reviewCard(viewer)) };
}

/** The newest ones by members whom the reader follows. Brands that they follow bring none. */
export async function newestOfFollowed(site: SiteContext, viewer: Member, count: number): Promise<ReviewCard[]> {
  const { items } = await pageOfReviews(
    site,
    viewer,
    { list: "newest-of-followed", sort: "newest", filter: { ...noFilter, by: "following" }, size: count },
    firstPage,
  );
  return items.map(reviewCard(viewer));
}

/** Repeated beside `seenBy`, so that the index that begins with the state serves members too. */
const isLive: SQL = sql`${reviews.state} = 'live'`;

const manyWears = 40;

/** The most helpful review after many wears; null where nobody has worn anything so often. */
export async function leadReview({ site, viewer }: PageRequest): Promise<ReviewCard | null> {
  site.shows(["reviews"]);
  const rows = await reviewRows(site, viewer, "lead review", { worn: manyWears }, () => ({
    where: and(
      isLive,
      sql`${reviews.wornCount} >= ${sql.placeholder("worn")}::int`,
      viewer ? notMuted(reviews.authorId) : undefined,
    ),
    orderBy: mostHelpfulFirst,
    limit: 1,
  }));
  return rows.map(reviewCard(viewer))[0] ?? null;
}
