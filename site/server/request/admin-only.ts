import { createMiddleware } from "hono/factory";
import { adminsOnly, loginRequired } from "../problems.ts";
import type { PageRequest } from "./page-loader.ts";
import type { Member, SiteEnv } from "./site-env.ts";

/** For calls: before anything is read of them. Belongs behind `signedIn`. */
export const adminOnly = createMiddleware<SiteEnv & { Variables: { member: Member } }>(async (c, next) => {
  if (!isActingAdmin(c.var.member)) throw adminsOnly();
  await next();
});

/** For pages. @throws 401 for visitors, 403 for members */
export function requireAdmin({ viewer }: Pick<PageRequest, "viewer">): Member {
  if (!viewer) throw loginRequired();
  if (!isActingAdmin(viewer)) throw adminsOnly();
  return viewer;
}

const isActingAdmin = ({ role, standing }: Member) => role === "admin" && standing === "active";
