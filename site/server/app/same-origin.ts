import { createMiddleware } from "hono/factory";
import { tokenOf } from "../accounts/sessions/token.ts";
import { crossSite } from "../problems.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { safeMethods } from "./app-env.ts";

/** Null for callers that are no browser. */
export function isSameOrigin(headers: Headers, own: readonly string[]): boolean | null {
  const origin = headers.get("origin");
  if (origin !== null) return own.includes(origin);
  const site = headers.get("sec-fetch-site");
  return site === null ? null : site === "same-origin";
}

/** Whose pages may write. Behind https only the public address: any other name of this server may belong to others. */
function ownOrigins(publicUrl: string, requestUrl: string): string[] {
  const own = new URL(publicUrl).origin;
  return own.startsWith("https:") ? [own] : [own, new URL(requestUrl).origin];
}

/**
 * Refuses cross-site writes: those with a member's cookie, and those that would log the reader in to another account.
 */
export const sameOriginWrites = createMiddleware<SiteEnv>(async (c, next) => {
  if (!safeMethods.has(c.req.method)) {
    const by = tokenOf(c)?.by;
    const sameOrigin = isSameOrigin(c.req.raw.headers, ownOrigins(c.var.site.publicUrl, c.req.url));
    const isRefused = by === "bearer" ? false : by === "cookie" ? sameOrigin !== true : sameOrigin === false;
    if (isRefused) throw crossSite();
  }
  await next();
});
