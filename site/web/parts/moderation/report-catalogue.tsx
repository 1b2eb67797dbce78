import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { LazyReportDialog } from "./lazy-report-dialog.ts";
import { useReport } from "./use-report.ts";

/** Reports a brand or a product, which belong to no member. */
export function ReportCatalogue({ kind, slug }: { kind: "brand" | "product"; slug: string }) {
  const { start, dialog } = useReport(`Log in to report this ${kind}`);
  return (
    <>
      <IconButton icon="flag" label={`Report ${kind}`} onClick={start} />
      <LazyReportDialog kind={kind} target={slug} author={null} {...dialog} />
    </>
  );
}
