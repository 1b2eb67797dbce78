import { useState } from "react";
import type { LookCard } from "../../../../shared/looks/look.ts";
import type { ReviewCard, ReviewsOfSubject } from "../../../../shared/reviews/review.ts";
import { StarsField } from "../../reviews/form/stars-field.tsx";
import { LeadReview } from "../../reviews/lead-review.tsx";
import { NarrowTape } from "../../reviews/ratings/fit-tape.tsx";
import { RatingLine } from "../../reviews/ratings/rating-line.tsx";
import { RatingPanel } from "../../reviews/ratings/rating-panel.tsx";
import { Stars } from "../../reviews/ratings/stars.tsx";
import { ReviewItem } from "../../reviews/review-item.tsx";
import { ReviewRow } from "../../reviews/review-row.tsx";
import styles from "../sample.module.css";
import { photoOf, sampleReview } from "./sample-data.ts";

const fit = { small: 6, true: 49, large: 6 };
const bought: ReviewCard = {
  ...sampleReview,
  ...{ id: "former", author: null, halves: 5, fit: "large", wears: null, answer: null, helpful: 0, vote: null },
  html: "<p>Bought as a present and kept.</p>",
};
const reviews: ReviewsOfSubject = {
  summary: { average: 4.3, count: 61, bars: [34, 16, 6, 3, 2], fit, withWears: 48 },
  byWears: [
    { from: 1, to: 9, average: 4.6, count: 13 },
    { from: 10, to: 39, average: 4.3, count: 21 },
    { from: 40, to: null, average: 4.1, count: 14 },
  ],
  reviews: { items: [], previous: null, next: null },
  ...{ sort: "helpful", filter: { fit: null, stars: null, worn: null, size: null, by: null } },
  ...{ sizes: [], own: null, mayAnswer: false },
};

export function SampleReviews({ looks }: { looks: readonly LookCard[] }) {
  return (
    <>
      <div className={styles.row}>
        {[0.5, 2.5, 4.3, 5].map((stars) => (
          <Stars key={stars} stars={stars} />
        ))}
        <Stars stars={4.3} size="large" />
      </div>
      <RatingLine rating={{ average: 4.3, count: 61 }} fit={fit} to="#reviews" />
      <SampleStarsField />
      <div className={styles.twoColumns}>
        <RatingPanel reviews={reviews} subject={sampleReview.subject} />
        <div>
          <ReviewItem review={sampleReview} names />
          <ReviewItem review={bought} names />
        </div>
      </div>
      <LeadReview review={sampleReview} photo={photoOf(looks, 0)} />
      <ReviewRow review={{ ...sampleReview, subject: { ...sampleReview.subject, photo: photoOf(looks, 1) } }} />
      <NarrowTape fit={{ small: 4, true: 2, large: 0 }} />
    </>
  );
}

function SampleStarsField() {
  const [halves, setHalves] = useState<number | null>(7);
  return <StarsField value={halves} onChange={setHalves} />;
}
