import { useEffect } from "react";

const holds = new Set<symbol>();

/** Prevents automatic reloads until the returned function is called. */
export function holdReload(): () => void {
  const hold = Symbol("hold");
  holds.add(hold);
  return () => void holds.delete(hold);
}

export const isReloadHeld = (): boolean => holds.size > 0;

export function useHoldReload(isBusy: boolean): void {
  useEffect(() => (isBusy ? holdReload() : undefined), [isBusy]);
}
