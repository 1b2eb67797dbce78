import { useEffect } from "react";

const holds = new Set<symbol>();

/** Keeps the site from reloading itself until the returned function is called: work would be lost. */
export function holdReload(): () => void {
  const hold = Symbol("hold");
  holds.add(hold);
  return () => void holds.delete(hold);
}

/** True while an unsent form or a running upload holds the reload. */
export const isReloadHeld = (): boolean => holds.size > 0;

/** Holds the reload while `isBusy`: a form with unsent words, an upload on its way. */
export function useHoldReload(isBusy: boolean): void {
  // Holds on to the registry outside React.
  useEffect(() => (isBusy ? holdReload() : undefined), [isBusy]);
}
