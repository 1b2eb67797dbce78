import type { Navigation } from "./navigation.ts";
import { useNavigation } from "./navigation-context.ts";

/** Opens a page of the site. React Router's own hook doesn't wait for the page. */
export const useNavigate = (): Navigation["navigate"] => useNavigation().navigate;
