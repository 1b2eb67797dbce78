import { lazyDialog } from "../../dialogs/lazy-dialog.tsx";

export const LazyLiftDecision = lazyDialog(
  async () => (await import("./lift-decision.tsx")).LiftDecision,
  ({ onClose }) => onClose(),
);
