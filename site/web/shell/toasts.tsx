import { lazyComponent, useLazyComponent } from "../lazy-component.ts";
import { useHasToasted } from "../state/show-toast.ts";

const toastStack = lazyComponent(async () => (await import("./toast-stack.tsx")).ToastStack);

/** The messages wait until the stack is loaded. */
export function Toasts() {
  const hasToasted = useHasToasted();
  const ToastStack = useLazyComponent(toastStack, hasToasted, () => {});
  return hasToasted && ToastStack && <ToastStack />;
}
