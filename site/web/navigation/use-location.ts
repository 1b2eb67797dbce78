import { useNavigationContext } from "./navigation-context.ts";
import type { PageLocation } from "./page-location.ts";

/** Where the shown page is. */
export const useLocation = (): PageLocation => useNavigationContext().location;
