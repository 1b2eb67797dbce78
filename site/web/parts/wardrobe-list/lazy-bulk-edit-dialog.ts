import { lazyDialog } from "../dialogs/lazy-dialog.tsx";

export const LazyBulkEditDialog = lazyDialog(
  async () => (await import("./bulk-edit-dialog.tsx")).BulkEditDialog,
  ({ onClose }) => onClose(),
);
