import { eq } from "drizzle-orm";
import type { AdminPage } from "../../shared/moderation/pages.ts";
import { brands } from "../brands/tables.ts";
import { products } from "../products/tables.ts";
import { waitingReviewCount } from "../reviews/hidden-reviews.ts";
import type { SiteContext } from "../site-context.ts";
import { openCaseCount } from "./open-cases.ts";

/** What waits for an admin, beside the names of the sections. */
export async function adminBadges(site: SiteContext): Promise<AdminPage> {
  const { db } = site;
  const [openCases, proposedBrands, proposedProducts, waitingReviews] = await Promise.all([
    openCaseCount(site),
    db.$count(brands, eq(brands.state, "proposed")),
    db.$count(products, eq(products.state, "proposed")),
    waitingReviewCount(site),
  ]);
  return { openCases, proposals: { brands: proposedBrands, products: proposedProducts }, waitingReviews };
}
