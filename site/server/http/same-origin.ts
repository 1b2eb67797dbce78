import { createMiddleware } from "hono/factory";
import { tokenOf } from "../accounts/token.ts";
import { SiteProblem } from "../problems.ts";
import type { SiteEnv } from "./env.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * True when a browser says that one of our own pages sends this request, false when it says otherwise,
 * null when nothing is said (no browser).
 */
export function isFromHere(headers: Headers, own: readonly string[]): boolean | null {
  const origin = headers.get("origin");
  if (origin !== null) return own.includes(origin);
  const site = headers.get("sec-fetch-site");
  return site === null ? null : site === "same-origin";
}

/**
 * Whose pages may write. Behind https only those of the public address: a page of the same name that came without
 * encryption, or a name that merely leads here, may be anybody's.
 */
export function ownOrigins(publicUrl: string, requestUrl: string): string[] {
  const own = new URL(publicUrl).origin;
  return own.startsWith("https:") ? [own] : [own, new URL(requestUrl).origin];
}

/** Refuses writes that another site's page sends with a member's cookie, or to give its reader a cookie of ours. */
export const sameOriginWrites = createMiddleware<SiteEnv>(async (c, next) => {
  if (!harmless.has(c.req.method)) {
    const by = tokenOf(c)?.by;
    const fromHere = isFromHere(c.req.raw.headers, ownOrigins(c.var.site.publicUrl, c.req.url));
    const isRefused = by === "bearer" ? false : by === "cookie" ? fromHere !== true : fromHere === false;
    if (isRefused) throw new SiteProblem(403, "This request came from another site and was not carried out.");
  }
  await next();
});
