import { createMiddleware } from "hono/factory";
import { loginRequired } from "../problems.ts";
import type { Member, SiteEnv } from "./site-env.ts";

/** Refuses visitors. Sets `c.var.member`. */
export const signedIn = createMiddleware<SiteEnv & { Variables: { member: Member } }>(async (c, next) => {
  if (c.var.viewer === null) throw loginRequired();
  c.set("member", c.var.viewer);
  await next();
});
