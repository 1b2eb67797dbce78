import type { RatingSummary } from "../../../shared/rating.ts";
import { ratingOf } from "../../../shared/rating.ts";
import type { RatingShare } from "./change-ratings.ts";

/** The rating columns of a product, a collection or a brand. */
export interface RatingFields {
  ratingCount: number;
  ratingHalves: number;
  fitsSmall: number;
  fitsTrue: number;
  fitsLarge: number;
  /** How many reviews gave 1, 2, … 10 halves. */
  stars: number[];
}

/** Without reviews that a block hides from the reader. */
export const ratingWithout = (fields: RatingFields, hidden: readonly RatingShare[]): RatingFields => {
  const said = (fit: RatingShare["fit"]) => hidden.filter((one) => one.fit === fit).length;
  return {
    ratingCount: fields.ratingCount - hidden.length,
    ratingHalves: fields.ratingHalves - hidden.reduce((sum, { halves }) => sum + halves, 0),
    fitsSmall: fields.fitsSmall - said("small"),
    fitsTrue: fields.fitsTrue - said("true"),
    fitsLarge: fields.fitsLarge - said("large"),
    stars: fields.stars.map((count, at) => count - hidden.filter(({ halves }) => halves === at + 1).length),
  };
};

/** Null without reviews. */
export function ratingSummary(fields: RatingFields, withWears: number): RatingSummary | null {
  const rating = ratingOf(fields.ratingCount, fields.ratingHalves);
  return rating && { ...rating, bars: barsOf(fields.stars), fit: fitOf(fields), withWears };
}

/** From five stars to one; half a star counts upwards. */
function barsOf(stars: readonly number[]): RatingSummary["bars"] {
  const bar = (whole: number) => (stars[2 * whole - 1] ?? 0) + (stars[2 * whole - 2] ?? 0);
  return [bar(5), bar(4), bar(3), bar(2), bar(1)];
}

export const fitOf = ({
  fitsSmall,
  fitsTrue,
  fitsLarge,
}: Pick<RatingFields, "fitsSmall" | "fitsTrue" | "fitsLarge">): RatingSummary["fit"] =>
  fitsSmall + fitsTrue + fitsLarge === 0 ? null : { small: fitsSmall, true: fitsTrue, large: fitsLarge };
