import { lazy, Suspense } from "react";
import { useHasToasted } from "./show-toast.ts";

const ToastStack = lazy(() => import("./toast-stack.tsx").then((m) => ({ default: m.ToastStack })));

/** The stack of toasts; its code is fetched with the first thing there is to say. */
export function Toasts() {
  if (!useHasToasted()) return null;
  return (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  );
}
