import { Button } from "@hemline/ui/buttons/button.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import type { LookDetail } from "../../../shared/looks/look.ts";
import { useViewer } from "../../payload.ts";
import { LazyReportDialog } from "../moderation/lazy-report-dialog.ts";
import { useReport } from "../moderation/use-report.ts";

/** On the looks of others. */
export function ReportLook({ look: { slug, member } }: { look: Pick<LookDetail, "slug" | "member"> }) {
  const viewer = useViewer();
  const { start, dialog } = useReport("Log in to report this look");
  if (viewer?.slug === member.slug) return null;
  return (
    <>
      <Button kind="bare" size="sm" onClick={start}>
        <Icon name="flag" size="sm" />
        Report look
      </Button>
      <LazyReportDialog kind="look" target={slug} author={member.username} {...dialog} />
    </>
  );
}
