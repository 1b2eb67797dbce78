import type { Navigation } from "./navigation.ts";
import { useNavigation } from "./navigation-context.ts";

/** Opens a page of the site. */
export const useNavigate = (): Navigation["navigate"] => useNavigation().navigate;
