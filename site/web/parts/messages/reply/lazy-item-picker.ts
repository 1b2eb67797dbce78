import { lazyDialog } from "../../dialogs/lazy-dialog.tsx";

export const LazyItemPicker = lazyDialog(
  async () => (await import("./item-picker.tsx")).ItemPicker,
  ({ onClose }) => onClose(),
);
