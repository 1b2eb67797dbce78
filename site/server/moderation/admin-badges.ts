import { and, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { AdminPage } from "../../shared/moderation/pages.ts";
import { brands } from "../brands/tables.ts";
import { cases, sanctions } from "../cases/tables.ts";
import { products } from "../products/tables.ts";
import { requireAdmin } from "../request/admin-only.ts";
import type { PageRequest } from "../request/page-loader.ts";
import { waitingReviewCount } from "../reviews/hidden-reviews.ts";
import type { SiteContext } from "../site-context.ts";
import { notAbout } from "./decisions/case-by-id.ts";

/** What waits for this admin, beside the names of the sections. @throws 401 for visitors, 403 for members */
export async function adminBadges(request: Pick<PageRequest, "site" | "viewer">): Promise<AdminPage> {
  const admin = requireAdmin(request);
  const { site } = request;
  const [waiting, waitingReviews] = await Promise.all([waitingCounts(site, admin), waitingReviewCount(site)]);
  return { ...waiting, waitingReviews };
}

/** In one query. */
async function waitingCounts(
  { db }: Pick<SiteContext, "db">,
  admin: { id: string },
): Promise<Omit<AdminPage, "waitingReviews">> {
  const isAppeal = and(isNotNull(sanctions.appealedAt), isNull(sanctions.answeredAt), ne(sanctions.memberId, admin.id));
  const { rows } = await db.execute<{ cases: number; appeals: number; brands: number; products: number }>(sql`select
    (select count(*)::int from ${cases} where ${and(ne(cases.state, "decided"), notAbout(admin))}) as cases,
    (select count(*)::int from ${sanctions} where ${isAppeal}) as appeals,
    (select count(*)::int from ${brands} where state = 'proposed') as brands,
    (select count(*)::int from ${products} where state = 'proposed') as products`);
  const [counts = { cases: 0, appeals: 0, brands: 0, products: 0 }] = rows;
  return {
    ...{ openCases: counts.cases, openAppeals: counts.appeals },
    proposals: { brands: counts.brands, products: counts.products },
  };
}
