import type { PageLocation } from "./history/page-location.ts";
import { useNavigationContext } from "./navigation-context.ts";

/** Where the shown page is. */
export const useLocation = (): PageLocation => useNavigationContext().location;
