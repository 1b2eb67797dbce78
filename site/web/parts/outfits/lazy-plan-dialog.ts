import { lazyDialog } from "../dialogs/lazy-dialog.tsx";

export const LazyPlanDialog = lazyDialog(
  async () => (await import("./plan-dialog.tsx")).PlanDialog,
  ({ onClose }) => onClose(),
);
