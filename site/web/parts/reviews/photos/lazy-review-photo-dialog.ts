import { lazyDialog } from "../../dialogs/lazy-dialog.tsx";

export const LazyReviewPhotoDialog = lazyDialog(
  async () => (await import("./review-photo-dialog.tsx")).ReviewPhotoDialog,
  ({ onClose }) => onClose(),
);
