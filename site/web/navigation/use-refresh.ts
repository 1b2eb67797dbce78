import type { Navigation } from "./navigation.ts";
import { useNavigation } from "./navigation-context.ts";

/** Reloads the current page's data. Resolves when it has arrived. */
export const useRefresh = (): Navigation["refresh"] => useNavigation().refresh;
