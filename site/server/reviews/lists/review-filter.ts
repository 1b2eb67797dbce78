import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import type { ReviewFilter } from "../../../shared/reviews/review.ts";
import type { ReviewOrder } from "../../../shared/reviews/review-options.ts";
import { unknownValue } from "../../db/prepared-query.ts";
import { reviews } from "../tables.ts";

export interface ReviewListing {
  /** Of whose reviews: unique to `where`. */
  list: string;
  where?: SQL | undefined;
  values?: Record<string, unknown>;
  sort: ReviewOrder;
  filter: ReviewFilter;
  size?: number | undefined;
}

/** The filters that are set, for the name of a prepared query. */
export const filterNames = (filter: ReviewFilter): string[] =>
  Object.entries(filter).flatMap(([name, value]) => (value === null ? [] : [name]));

const wantedStars = unknownValue("stars", "int");

/** What the review itself says. Of `filter.by` see `followedReviews`. */
export const meetsFilter = ({ fit, stars, worn, size }: ReviewFilter): SQL | undefined =>
  and(
    fit === null ? undefined : eq(reviews.fit, unknownValue("fit", "text")),
    // Half a star counts upwards: 3.5 is among the fours. Written so that an index can tell.
    stars === null ? undefined : sql`${reviews.halves} between ${wantedStars} * 2 - 1 and ${wantedStars} * 2`,
    worn === null ? undefined : gte(reviews.wornCount, unknownValue("worn", "int")),
    size === null ? undefined : eq(reviews.sizeBought, unknownValue("size", "text")),
  );
