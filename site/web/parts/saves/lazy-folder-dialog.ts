import { lazyDialog } from "../dialogs/lazy-dialog.tsx";

export const LazyFolderDialog = lazyDialog(
  async () => (await import("./folder-dialog.tsx")).FolderDialog,
  ({ onClose }) => onClose(),
);
