import { createMiddleware } from "hono/factory";
import { signInNeeded } from "../problems.ts";
import type { Member, SiteEnv } from "./env.ts";

/** Lets only members through; `c.var.member` is then the signed-in person. */
export const signedIn = createMiddleware<SiteEnv & { Variables: { member: Member } }>(async (c, next) => {
  if (c.var.viewer === null) throw signInNeeded();
  c.set("member", c.var.viewer);
  await next();
});
