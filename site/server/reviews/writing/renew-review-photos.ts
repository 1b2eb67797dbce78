import { type SQL, sql } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import { countedReviews } from "../../counters/rated-reviews.ts";
import { photos } from "../../photos/tables.ts";
import { reviewPhotos, reviews } from "../tables.ts";

/**
 * Opens and closes the photos of reviews as the rows of reviews and members now say: open while everybody sees the review.
 * @param which a condition on reviews as `r`
 */
const renewPhotos = (which: SQL): SQL => sql`update ${photos} p set is_open = ${countedReviews}
  from ${reviewPhotos} rp join ${reviews} r on r.id = rp.review_id join ${members} m on m.id = r.author_id
  where p.id = rp.photo_id and ${which} and p.is_open <> ${countedReviews}`;

export const photosOfReview = (id: string): SQL => renewPhotos(sql`r.id = ${id}::uuid`);

export const photosOfReviewsBy = (memberId: string): SQL => renewPhotos(sql`r.author_id = ${memberId}::uuid`);
