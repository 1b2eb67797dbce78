import { createMiddleware } from "hono/factory";
import { clientKey } from "../http/client-key.ts";
import { type RateLimitName, rateLimits } from "../http/rate-limits.ts";
import type { SiteEnv } from "./site-env.ts";

/** Lets a caller through until the limit of that name is used up. Limits by member belong behind `signedIn`. */
export const rateLimited = (name: RateLimitName) =>
  createMiddleware<SiteEnv>(async (c, next) => {
    const limit = rateLimits[name];
    const { limits } = c.var.site;
    const key = limit.by === "member" && c.var.viewer ? c.var.viewer.id : clientKey(c.var.address);
    limits.take(name, key, limit);
    await next();
    if (c.res.status >= 500) limits.giveBack(name, key, limit);
  });
