import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, check, integer } from "drizzle-orm/pg-core";

/**
 * What a subject's reviews add up to: only those that are live, of members whom others see. Changed in the transaction
 * that changes a review.
 */
export const ratingColumns = () => ({
  ratingCount: integer("rating_count").notNull().default(0),
  /** The sum of all stars, in halves. */
  ratingHalves: integer("rating_halves").notNull().default(0),
  fitsSmall: integer("fits_small").notNull().default(0),
  fitsTrue: integer("fits_true").notNull().default(0),
  fitsLarge: integer("fits_large").notNull().default(0),
  /** How many reviews gave 1, 2, … 10 halves. */
  stars: integer("stars").array().notNull().default(sql`'{0,0,0,0,0,0,0,0,0,0}'`),
});

type RatingTable = Record<keyof ReturnType<typeof ratingColumns>, AnyPgColumn>;

/** Refuses totals that no reviews could add up to. @param what names the constraint */
export const ratingCheck = (what: string, on: RatingTable) => check(`${what}_rating_is_possible`, isPossible(on));

const isPossible = (on: RatingTable): SQL => sql`${on.ratingCount} >= 0
  and ${on.ratingHalves} between ${on.ratingCount} and 10 * ${on.ratingCount}
  and least(${on.fitsSmall}, ${on.fitsTrue}, ${on.fitsLarge}) >= 0
  and ${on.fitsSmall} + ${on.fitsTrue} + ${on.fitsLarge} <= ${on.ratingCount}
  and cardinality(${on.stars}) = 10`;
