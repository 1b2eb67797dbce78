import { sql } from "drizzle-orm";
import type { AdminPage } from "../../shared/moderation/pages.ts";
import { brands } from "../brands/tables.ts";
import { products } from "../products/tables.ts";
import { waitingReviewCount } from "../reviews/hidden-reviews.ts";
import type { SiteContext } from "../site-context.ts";
import { openCaseCount } from "./open-cases.ts";

/** What waits for an admin, beside the names of the sections. */
export async function adminBadges(site: SiteContext): Promise<AdminPage> {
  const [openCases, proposals, waitingReviews] = await Promise.all([
    openCaseCount(site),
    proposalCounts(site),
    waitingReviewCount(site),
  ]);
  return { openCases, proposals, waitingReviews };
}

async function proposalCounts({ db }: Pick<SiteContext, "db">): Promise<AdminPage["proposals"]> {
  const { rows } = await db.execute<AdminPage["proposals"]>(sql`select
    (select count(*)::int from ${brands} where state = 'proposed') as brands,
    (select count(*)::int from ${products} where state = 'proposed') as products`);
  return rows[0] ?? { brands: 0, products: 0 };
}
