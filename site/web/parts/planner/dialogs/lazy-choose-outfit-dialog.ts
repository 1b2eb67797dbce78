import { lazyDialog } from "../../dialogs/lazy-dialog.tsx";

export const LazyChooseOutfitDialog = lazyDialog(
  async () => (await import("./choose-outfit-dialog.tsx")).ChooseOutfitDialog,
  ({ onClose }) => onClose(),
);
