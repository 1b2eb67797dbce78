import { WriteReviewPage } from "../../parts/reviews/write-review-page.tsx";
import { usePage } from "../../payload.ts";

export function WriteReview() {
  return <WriteReviewPage page={usePage("writeReview")} />;
}
