import { createMiddleware } from "hono/factory";
import { tokenOf } from "../accounts/token.ts";
import { SiteProblem } from "../problems.ts";
import type { SiteEnv } from "./env.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * True when a browser says that one of our own pages sends this request, false when it says otherwise,
 * null when nothing is said (no browser).
 */
export function isFromHere(headers: Headers, ownOrigins: readonly string[]): boolean | null {
  const origin = headers.get("origin");
  if (origin !== null) return ownOrigins.includes(origin);
  const site = headers.get("sec-fetch-site");
  return site === null ? null : site === "same-origin";
}

/** Refuses writes that another site's page sends with a member's cookie, or to give its reader a cookie of ours. */
export const sameOriginWrites = createMiddleware<SiteEnv>(async (c, next) => {
  if (!harmless.has(c.req.method)) {
    const by = tokenOf(c)?.by;
    const own = [new URL(c.var.site.publicUrl).origin, new URL(c.req.url).origin];
    const fromHere = isFromHere(c.req.raw.headers, own);
    const isRefused = by === "bearer" ? false : by === "cookie" ? fromHere !== true : fromHere === false;
    if (isRefused) throw new SiteProblem(403, "This request came from another site and was not carried out.");
  }
  await next();
});
