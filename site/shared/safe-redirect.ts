import { paths } from "./paths.ts";

const here = "http://here.invalid";

/**
 * The page of this site in `?to=`, or the home page. Parsed as browsers do: "//elsewhere", "/\elsewhere" and a tab
 * between the slashes all lead to other hosts.
 */
export function safeRedirectPath(to: string | null): string {
  if (!to?.startsWith("/") || !URL.canParse(to, here)) return paths.home;
  const { origin, pathname, search, hash } = new URL(to, here);
  return origin === here && !pathname.startsWith("//") ? pathname + search + hash : paths.home;
}
