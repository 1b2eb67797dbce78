import { Button } from "@hemline/ui/buttons/button.tsx";
import type { ReviewCard } from "../../../shared/reviews/review.ts";
import { LazyReportDialog } from "../moderation/lazy-report-dialog.ts";
import { useReport } from "../moderation/use-report.ts";

/** On the reviews of others. */
export function ReportReview({ review: { id, author, isSelf } }: { review: ReviewCard }) {
  const { start, dialog } = useReport("Log in to report this review");
  if (isSelf) return null;
  return (
    <>
      <Button kind="bare" size="sm" onClick={start}>
        Report
      </Button>
      <LazyReportDialog kind="review" target={id} author={author?.username ?? null} {...dialog} />
    </>
  );
}
