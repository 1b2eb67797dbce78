import { lazyDialog } from "../../dialogs/lazy-dialog.tsx";

export const LazyDecideCase = lazyDialog(
  async () => (await import("./decide-case.tsx")).DecideCase,
  ({ onClose }) => onClose(),
);
