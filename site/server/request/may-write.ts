import { createMiddleware } from "hono/factory";
import { banned, suspended } from "../problems.ts";
import type { Member, SiteEnv } from "./site-env.ts";

/**
 * Refuses suspended and banned members what others would see. They read, change their own account and settings, and
 * take back what they posted or pressed. Belongs behind `signedIn`.
 */
export const mayWrite = createMiddleware<SiteEnv & { Variables: { member: Member } }>(async (c, next) => {
  const { standing, suspendedUntil } = c.var.member;
  if (standing === "banned") throw banned();
  // A job lifts a suspension that is over within a minute.
  const isOver = suspendedUntil !== null && suspendedUntil <= c.var.site.clock();
  if (standing === "suspended" && !isOver) throw suspended(suspendedUntil);
  await next();
});
