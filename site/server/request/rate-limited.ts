import { createMiddleware } from "hono/factory";
import { clientKey } from "../http/client-key.ts";
import type { RateLimit } from "../http/rate-limiter.ts";
import type { SiteEnv } from "./site-env.ts";

/** Lets a caller through until `limit` is used up. `by: "member"` belongs behind `signedIn`; visitors count by address. */
export const rateLimited = (name: string, limit: RateLimit & { by: "address" | "member" }) =>
  createMiddleware<SiteEnv>(async (c, next) => {
    const { limits } = c.var.site;
    const key = limit.by === "member" && c.var.viewer ? c.var.viewer.id : clientKey(c.var.address);
    limits.take(name, key, limit);
    await next();
    if (c.res.status >= 500) limits.giveBack(name, key, limit);
  });
