import { lazyDialog } from "../dialogs/lazy-dialog.tsx";

export const LazyHideMessage = lazyDialog(
  async () => (await import("./hide-message.tsx")).HideMessage,
  ({ onClose }) => onClose(),
);
