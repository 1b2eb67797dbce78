import { Button } from "@hemline/ui/buttons/button.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import type { ItemDetail } from "../../../shared/items/item.ts";
import { useViewer } from "../../payload.ts";
import { LazyReportDialog } from "../moderation/lazy-report-dialog.ts";
import { useReport } from "../moderation/use-report.ts";

/** On the items of others. */
export function ReportItem({ item: { id, owner } }: { item: Pick<ItemDetail, "id" | "owner"> }) {
  const viewer = useViewer();
  const { start, dialog } = useReport("Log in to report this item");
  if (viewer?.slug === owner.slug) return null;
  return (
    <>
      <Button kind="bare" size="sm" onClick={start}>
        <Icon name="flag" size="sm" />
        Report item
      </Button>
      <LazyReportDialog kind="item" target={id} author={owner.username} {...dialog} />
    </>
  );
}
