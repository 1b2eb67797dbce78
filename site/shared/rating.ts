/** What the reviews of a subject say together. Null stands for a subject without reviews: it has no stars. */
export interface Rating {
  /** 1 to 5 with one decimal, as it is shown. */
  average: number;
  count: number;
}

/** Seven reviews of 3.5 stars that every average begins with, so that one review alone does not decide it. */
const prior = { reviews: 7, stars: 3.5 };

/**
 * The Bayesian average (7 × 3.5 + sum of stars) / (7 + number of reviews), rounded to one decimal.
 * @param halves the sum of all stars, in halves
 */
export const ratingOf = (count: number, halves: number): Rating | null =>
  count === 0
    ? null
    : {
        average: Math.round(((prior.reviews * prior.stars + halves / 2) / (prior.reviews + count)) * 10) / 10,
        count,
      };

/** The histogram and the fit of a subject's reviews. */
export interface RatingSummary extends Rating {
  /** How many gave five stars (4.5 or 5), four, three, two, one. */
  bars: [number, number, number, number, number];
  /** How many said so; null while nobody did. */
  fit: { small: number; true: number; large: number } | null;
  /** Reviews by owners with logged wears. */
  withWears: number;
}
