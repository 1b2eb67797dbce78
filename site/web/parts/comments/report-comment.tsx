import type { LiveComment } from "../../../shared/comments/comment.ts";
import { useViewer } from "../../payload.ts";
import { LazyReportDialog } from "../moderation/lazy-report-dialog.ts";
import { useReport } from "../moderation/use-report.ts";

/** On the comments of others. */
export function ReportComment({ comment: { id, author } }: { comment: LiveComment }) {
  const viewer = useViewer();
  const { start, dialog } = useReport("Log in to report this comment");
  if (viewer?.slug === author.slug) return null;
  return (
    <>
      <button type="button" aria-label={`Report comment by ${author.username}`} onClick={start}>
        Report
      </button>
      <LazyReportDialog kind="comment" target={id} author={author.username} {...dialog} />
    </>
  );
}
