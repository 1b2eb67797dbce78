import type { PlannedReview } from "./planned-review.ts";

/** Her page is private: only her followers read them. */
export const lotteReviews: readonly PlannedReview[] = [
  {
    ...{ product: "norr-sund-town-coat", stars: 4.5, fit: "true", size: "S", quality: 5, daysAgo: 49 },
    text: "Plain enough to disappear under a large scarf. That’s what I wanted from it.",
  },
  {
    ...{ product: "nitka-i-syn-slim-jeans", stars: 4, fit: "true", size: "27/30", quality: 3, daysAgo: 109 },
    text: "My only pair. Washed on Saturday, dry on Sunday, worn on Monday. Five years, one patch inside the thigh where the bicycle saddle is.",
  },
];
