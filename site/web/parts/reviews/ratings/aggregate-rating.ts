import type { Rating } from "../../../../shared/rating.ts";

/** In the words of schema.org, with the number that the page shows; nothing without reviews. */
export const aggregateRating = (rating: Rating | null) =>
  rating && {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 0.5,
    },
  };
