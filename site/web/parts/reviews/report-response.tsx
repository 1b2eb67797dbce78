import { Button } from "@hemline/ui/buttons/button.tsx";
import type { ReviewCard } from "../../../shared/reviews/review.ts";
import { LazyReportDialog } from "../moderation/lazy-report-dialog.ts";
import { useReport } from "../moderation/use-report.ts";

/** On the responses of brands, also to the viewer’s own reviews. */
export function ReportResponse({ review: { id, answer } }: { review: ReviewCard }) {
  const { start, dialog } = useReport("Log in to report this response");
  if (answer === null || answer.isOwn) return null;
  return (
    <>
      <Button kind="bare" size="sm" onClick={start}>
        Report response
      </Button>
      <LazyReportDialog kind="response" target={id} author={null} {...dialog} />
    </>
  );
}
