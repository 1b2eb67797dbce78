import { ne, sql } from "drizzle-orm";
import type { AdminPage } from "../../shared/moderation/pages.ts";
import { brands } from "../brands/tables.ts";
import { cases, sanctions } from "../cases/tables.ts";
import { products } from "../products/tables.ts";
import { waitingReviewCount } from "../reviews/hidden-reviews.ts";
import type { SiteContext } from "../site-context.ts";

/** What waits for an admin, beside the names of the sections. */
export async function adminBadges(site: SiteContext): Promise<AdminPage> {
  const [waiting, waitingReviews] = await Promise.all([waitingCounts(site), waitingReviewCount(site)]);
  return { ...waiting, waitingReviews };
}

/** In one query. */
async function waitingCounts({ db }: Pick<SiteContext, "db">): Promise<Omit<AdminPage, "waitingReviews">> {
  const { rows } = await db.execute<{ cases: number; appeals: number; brands: number; products: number }>(sql`select
    (select count(*)::int from ${cases} where ${ne(cases.state, "decided")}) as cases,
    (select count(*)::int from ${sanctions} where appealed_at is not null and answered_at is null) as appeals,
    (select count(*)::int from ${brands} where state = 'proposed') as brands,
    (select count(*)::int from ${products} where state = 'proposed') as products`);
  const [counts = { cases: 0, appeals: 0, brands: 0, products: 0 }] = rows;
  return {
    ...{ openCases: counts.cases, openAppeals: counts.appeals },
    proposals: { brands: counts.brands, products: counts.products },
  };
}
