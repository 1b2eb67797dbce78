import { useSyncExternalStore } from "react";
import type { ColorMode } from "../theme/palette.ts";

const query = "(prefers-color-scheme: dark)";

/** The chosen mode, or the system's. Light on servers. */
export function useColorMode(chosen: ColorMode | "auto"): ColorMode {
  const isDark = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
  if (chosen !== "auto") return chosen;
  return isDark ? "dark" : "light";
}

function subscribe(notify: () => void): () => void {
  const mediaQuery = matchMedia(query);
  mediaQuery.addEventListener("change", notify);
  return () => mediaQuery.removeEventListener("change", notify);
}
