import { createMiddleware } from "hono/factory";
import { dayMs } from "../../shared/durations.ts";
import { clientKey } from "../http/client-key.ts";
import { type CallLimit, type RateLimitName, rateLimits } from "../http/rate-limits.ts";
import type { SiteEnv } from "./site-env.ts";

/** Lets a caller through until the limit of that name is used up. Limits by member belong behind `signedIn`. */
export const rateLimited = <Env extends SiteEnv = SiteEnv>(name: RateLimitName) =>
  createMiddleware<Env>(async (c, next) => {
    const limit = limitOfCaller(c.var, name);
    c.set("limitHeaders", limit.headers);
    limit.take();
    await next();
    if (c.res.status >= 500) limit.giveBack();
  });

/** The limit of that name as it stands for the caller of a request. `take` throws 429 where `tryTake` answers false. */
export function limitOfCaller({ site: { limits, clock }, viewer, address }: SiteEnv["Variables"], call: RateLimitName) {
  const { by, newcomers, ...usual }: CallLimit = rateLimits[call];
  const isNewcomer = viewer !== null && clock().getTime() - viewer.createdAt.getTime() < dayMs;
  const narrower = isNewcomer ? newcomers : undefined;
  const limit = narrower ?? usual;
  // A name of its own: what newcomers used up is not missing on their second day.
  const name = narrower ? `${call}-newcomers` : call;
  const key = by === "member" && viewer ? viewer.id : clientKey(address);
  return {
    take: () => limits.take(name, key, limit),
    tryTake: () => limits.tryTake(name, key, limit),
    giveBack: () => limits.giveBack(name, key, limit),
    headers: () => limits.headers(name, key, limit),
  };
}
