import { lazy, Suspense } from "react";
import { useHasToasted } from "../state/show-toast.ts";

const ToastStack = lazy(() => import("./toast-stack.tsx").then((m) => ({ default: m.ToastStack })));

/** Loaded with the first toast. */
export function Toasts() {
  if (!useHasToasted()) return null;
  return (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  );
}
