import { lazyDialog } from "../dialogs/lazy-dialog.tsx";

export const LazyEditDiscussion = lazyDialog(
  async () => (await import("./edit-discussion.tsx")).EditDiscussion,
  ({ onClose }) => onClose(),
);

export const LazyMoveDiscussion = lazyDialog(
  async () => (await import("./move-discussion.tsx")).MoveDiscussion,
  ({ onClose }) => onClose(),
);
