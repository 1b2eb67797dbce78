import { useNavigationContext } from "./navigation-context.ts";
import type { NavigationType } from "./shown-page.ts";

/** How the shown page was reached. */
export const useNavigationType = (): NavigationType => useNavigationContext().type;
