import { WriteReviewPage } from "../../parts/reviews/form/write-review-page.tsx";
import { usePage } from "../../payload.ts";

export function WriteCollectionReview() {
  return <WriteReviewPage page={usePage("writeCollectionReview")} />;
}
