import { lazyDialog } from "../../dialogs/lazy-dialog.tsx";

export const LazySplitDiscussion = lazyDialog(
  async () => (await import("./split-discussion.tsx")).SplitDiscussion,
  ({ onClose }) => onClose(),
);
