import { lazyDialog } from "../dialogs/lazy-dialog.tsx";

export const LazyFolderNameDialog = lazyDialog(
  async () => (await import("./folder-name-dialog.tsx")).FolderNameDialog,
  ({ onClose }) => onClose(),
);
