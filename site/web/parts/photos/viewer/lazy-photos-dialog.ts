import { lazyDialog } from "../../dialogs/lazy-dialog.tsx";

export const LazyPhotosDialog = lazyDialog(
  async () => (await import("./photos-dialog.tsx")).PhotosDialog,
  ({ onClose }) => onClose(),
);
