import { createMiddleware } from "hono/factory";
import { unverified } from "../problems.ts";
import type { Member, SiteEnv } from "./site-env.ts";

/** Refuses members who have not confirmed their email address. For calls that others notice; use after `signedIn`. */
export const emailVerified = createMiddleware<SiteEnv & { Variables: { member: Member } }>(async (c, next) => {
  const { email, emailVerifiedAt } = c.var.member;
  if (emailVerifiedAt === null) throw unverified(email);
  await next();
});
