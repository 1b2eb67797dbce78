import type { Fit } from "@hemline/site/shared/reviews/review-options.ts";

/** A review of a product or of a collection. Where its author owns the product, the wears of that item prove it. */
export interface PlannedReview {
  /** Its slug. */
  product?: string;
  /** `norr-sund/autumn-2026` */
  collection?: string;
  /** 1 to 5, in halves. */
  stars: number;
  fit?: Fit;
  size?: string;
  /** 1 to 5. */
  quality?: number;
  /** Markdown. */
  text: string;
  daysAgo: number;
  /** Files in `demo/pictures/`. */
  photos?: readonly string[];
  answer?: PlannedAnswer;
  /** Absent: some, by chance. */
  votes?: { helpful: number; unhelpful: number };
}

/** What the brand says to it: the member whom it named, or an admin. */
export interface PlannedAnswer {
  text: string;
  daysLater: number;
}
