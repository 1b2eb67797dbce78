import { safeRedirectPath } from "../../../shared/safe-redirect.ts";
import { useSearchParams } from "../../navigation/use-search-params.ts";

/** The address of a page that leads back to `here` when something is done. */
export const wayThere = (page: string, here: string | null): string =>
  here === null ? page : `${page}?to=${encodeURIComponent(here)}`;

/** Where the reader came from to subscribe; null without one. */
export function useWayBack(): string | null {
  const to = useSearchParams().get("to");
  return to === null ? null : safeRedirectPath(to);
}
