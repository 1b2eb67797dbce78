import { sql } from "drizzle-orm";
import type { ReviewCard } from "../../shared/reviews/review.ts";
import { reviewCard } from "../reviews/review-cards.ts";
import { reviewRows } from "../reviews/review-rows.ts";
import { reviews } from "../reviews/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { orderOfDay } from "./order-of-day.ts";

/** Those that were worn most, by the index; of them the day has some. */
const maxCandidates = 60;
/** More than are shown: members who reviewed much are shown once. */
const maxRead = 9;
const maxShown = 3;

/** Reviews of what their authors wear, each by another member. */
export async function reviewsOfDay(site: SiteContext, day: string): Promise<ReviewCard[]> {
  site.shows(["reviews"]);
  const rows = await reviewRows(site, null, "reviews of the day", { day }, () => ({
    // An array is made before anything is joined. With `in`, the planner joined all reviews first.
    where: sql`${reviews.id} = any(array(select worn.id from ${reviews} worn where worn.state = 'live' and worn.worn_count > 0
      order by worn.worn_count desc, worn.id desc limit ${sql.raw(String(maxCandidates))}))`,
    orderBy: [orderOfDay(reviews.id)],
    limit: maxRead,
  }));
  const byAuthor = new Map(rows.toReversed().map((row) => [row.review.authorId, row]));
  return rows
    .filter((row) => byAuthor.get(row.review.authorId) === row)
    .slice(0, maxShown)
    .map(reviewCard(null));
}
