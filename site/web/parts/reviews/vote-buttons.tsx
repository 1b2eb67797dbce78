import { Button } from "@hemline/ui/buttons/button.tsx";
import { formatNumber } from "../../../shared/format-number.ts";
import type { ReviewCard } from "../../../shared/reviews/review.ts";
import { useViewer } from "../../payload.ts";
import { openAccountDialog } from "../../state/account-dialog.ts";
import { setVote, useReviewVotes } from "./use-review-votes.ts";

/** Two toggles, of which one at most is pressed. Visitors log in first; then their vote counts. */
export function VoteButtons({ review }: { review: ReviewCard }) {
  const viewer = useViewer();
  const { vote, helpful } = useReviewVotes(viewer?.slug ?? null, review);
  const press = (kind: "helpful" | "unhelpful") => {
    if (viewer) void setVote(review.id, vote === kind ? null : kind);
    else
      openAccountDialog({
        mode: "login",
        reason: "Log in to say whether this review helps",
        onSignedIn: () => void setVote(review.id, kind),
      });
  };
  return (
    <>
      <Button kind="line" size="sm" aria-pressed={vote === "helpful"} onClick={() => press("helpful")}>
        Helpful{helpful > 0 && `, ${formatNumber(helpful)}`}
      </Button>
      <Button kind="bare" size="sm" aria-pressed={vote === "unhelpful"} onClick={() => press("unhelpful")}>
        Not helpful
      </Button>
    </>
  );
}
