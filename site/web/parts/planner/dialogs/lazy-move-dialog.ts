import { lazyDialog } from "../../dialogs/lazy-dialog.tsx";

export const LazyMoveDialog = lazyDialog(
  async () => (await import("./move-dialog.tsx")).MoveDialog,
  ({ onClose }) => onClose(),
);
