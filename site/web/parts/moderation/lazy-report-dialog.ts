import { lazyDialog } from "../dialogs/lazy-dialog.tsx";

export const LazyReportDialog = lazyDialog(
  async () => (await import("./report-dialog.tsx")).ReportDialog,
  ({ onClose }) => onClose(),
);
