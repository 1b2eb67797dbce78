import { useSyncExternalStore } from "react";
import { useNavigation } from "./navigation-context.ts";

/** Whether another page is on its way. */
export function useIsLoading(): boolean {
  const { subscribe, isLoading } = useNavigation();
  return useSyncExternalStore(subscribe, isLoading, () => false);
}
