import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { LazyReportDialog } from "./lazy-report-dialog.ts";
import { useReport } from "./use-report.ts";

/** Reports a brand, a collection or a product, which belong to no member. @param props.target as of `ReportDialog` */
export function ReportCatalogue({ kind, target }: { kind: "brand" | "collection" | "product"; target: string }) {
  const { start, dialog } = useReport(`Log in to report this ${kind}`);
  return (
    <>
      <IconButton icon="flag" label={`Report ${kind}`} onClick={start} />
      <LazyReportDialog kind={kind} target={target} author={null} {...dialog} />
    </>
  );
}
