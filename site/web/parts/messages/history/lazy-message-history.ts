import { lazyDialog } from "../../dialogs/lazy-dialog.tsx";

export const LazyMessageHistory = lazyDialog(
  async () => (await import("./message-history.tsx")).MessageHistory,
  ({ onClose }) => onClose(),
);
