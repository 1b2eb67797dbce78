import { useLocation } from "./use-location.ts";

/** The query of the shown page's address, for reading. */
export const useSearchParams = (): URLSearchParams => new URLSearchParams(useLocation().search);
