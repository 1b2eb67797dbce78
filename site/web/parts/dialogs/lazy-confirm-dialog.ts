import { lazyDialog } from "./lazy-dialog.tsx";

export const LazyConfirmDialog = lazyDialog(
  async () => (await import("@hemline/ui/dialogs/confirm-dialog.tsx")).ConfirmDialog,
  ({ onNo }) => onNo(),
);
