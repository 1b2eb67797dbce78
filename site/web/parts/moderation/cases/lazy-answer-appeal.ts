import { lazyDialog } from "../../dialogs/lazy-dialog.tsx";

export const LazyAnswerAppeal = lazyDialog(
  async () => (await import("./answer-appeal.tsx")).AnswerAppeal,
  ({ onClose }) => onClose(),
);
