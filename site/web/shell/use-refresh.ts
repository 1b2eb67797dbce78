import { useRevalidator } from "react-router";

/** Fetches the current page's data again: after a write whose result the page shows. Resolves when it is there. */
export function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return revalidate;
}
