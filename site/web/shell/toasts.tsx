import { useEffect, useState } from "react";
import { lazyComponent, useLazyComponent } from "../lazy-component.ts";
import { useHasToasted } from "../state/show-toast.ts";

const toastStack = lazyComponent(async () => (await import("./toast-stack.tsx")).ToastStack);

const retryMs = 5_000;

/** The messages wait until the stack is loaded, which is tried again and again. */
export function Toasts() {
  const hasToasted = useHasToasted();
  const [hasFailed, setFailed] = useState(false);
  const ToastStack = useLazyComponent(toastStack, hasToasted && !hasFailed, () => setFailed(true));
  // Waits for a better moment.
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setTimeout(() => setFailed(false), retryMs);
    return () => clearTimeout(timer);
  }, [hasFailed]);
  return hasToasted && ToastStack && <ToastStack />;
}
