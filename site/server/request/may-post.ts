import { createMiddleware } from "hono/factory";
import { postingPaused } from "../problems.ts";
import type { Member, SiteEnv } from "./site-env.ts";

/** Refuses members whose posting is paused what others would read. Belongs behind `signedIn`. */
export const mayPost = createMiddleware<SiteEnv & { Variables: { member: Member } }>(async (c, next) => {
  const { postingPausedUntil } = c.var.member;
  if (postingPausedUntil !== null && postingPausedUntil > c.var.site.clock()) throw postingPaused(postingPausedUntil);
  await next();
});
