import { createMiddleware } from "hono/factory";
import { suspended } from "../problems.ts";
import type { Member, SiteEnv } from "./site-env.ts";

/**
 * Refuses suspended members what others would see. They read, change their own account and settings, and take back
 * what they posted or pressed. Belongs behind `signedIn`.
 */
export const mayWrite = createMiddleware<SiteEnv & { Variables: { member: Member } }>(async (c, next) => {
  const { standing } = c.var.member;
  if (standing === "suspended" || standing === "banned") throw suspended();
  await next();
});
