import { WriteReviewPage } from "../../parts/reviews/form/write-review-page.tsx";
import { usePage } from "../../payload.ts";

export function WriteReview() {
  return <WriteReviewPage page={usePage("writeReview")} />;
}
