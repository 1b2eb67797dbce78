import { useRevalidator } from "react-router";

/** Reloads the current page's data. Resolves when it has arrived. */
export function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return revalidate;
}
