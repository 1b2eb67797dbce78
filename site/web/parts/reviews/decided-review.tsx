import { Button } from "@hemline/ui/buttons/button.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import { api } from "../../../shared/paths.ts";
import type { AdminReview } from "../../../shared/reviews/review.ts";
import type { ReviewDecision } from "../../../shared/reviews/review-options.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { postOnce } from "../../post-once.ts";
import { Day } from "../format/day.tsx";
import { ReviewItem } from "./review-item.tsx";

/** A review that is not shown, and the admin's two decisions about it. */
export function DecidedReview({ review }: { review: AdminReview }) {
  const { id, waitsUntil, joinedAt } = review;
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const decide = async (decision: ReviewDecision) => {
    setBusy(true);
    try {
      await postOnce(api.reviewApproval(id), { decision });
      await refresh();
    } catch {
      // A toast has told why.
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={layout.stack}>
      <ReviewItem review={review} names />
      <p className={`${typography.s14} ${typography.dim}`}>
        Joined on <Day at={joinedAt} />
        {waitsUntil !== null && (
          <>
            , appears by itself on <Day at={waitsUntil} />
          </>
        )}
      </p>
      <div className={`${layout.row} ${layout.wrapping}`}>
        <Button size="sm" busy={isBusy} onClick={() => void decide("show")}>
          Show review
        </Button>
        {waitsUntil !== null && (
          <Button kind="line" size="sm" busy={isBusy} onClick={() => void decide("hide")}>
            Keep hidden
          </Button>
        )}
      </div>
    </div>
  );
}
