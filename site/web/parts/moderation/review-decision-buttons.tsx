import { Button } from "@hemline/ui/buttons/button.tsx";
import { useState } from "react";
import { api } from "../../../shared/paths.ts";
import type { AdminReview } from "../../../shared/reviews/review.ts";
import type { ReviewDecision } from "../../../shared/reviews/review-options.ts";
import { callApi } from "../../call-api.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";

/** Shows a review to everyone, or keeps one hidden that waits. */
export function ReviewDecisionButtons({ review: { id, subject, waitsUntil } }: { review: AdminReview }) {
  const refresh = useRefresh();
  const [busyWith, setBusyWith] = useState<ReviewDecision | null>(null);
  const decide = async (decision: ReviewDecision) => {
    setBusyWith(decision);
    try {
      await callApi(api.reviewApproval(id), { method: "POST", body: { decision } });
      await refresh();
    } catch {
      // A toast has told why.
    } finally {
      setBusyWith(null);
    }
  };
  const button = (decision: ReviewDecision, words: string) => (
    <Button
      kind="line"
      size="sm"
      busy={busyWith === decision}
      aria-disabled={busyWith !== null || undefined}
      aria-label={`${words}: ${subject.name}`}
      onClick={() => busyWith === null && void decide(decision)}
    >
      {words}
    </Button>
  );
  return (
    <>
      {button("show", "Show")}
      {waitsUntil !== null && button("hide", "Keep hidden")}
    </>
  );
}
