import type { Role } from "./user.ts";

interface Actor {
  slug: string;
  role: Role;
}

/** Members edit their own looks, admins all. */
export const canEditLook = (viewer: Actor | null, owner: { slug: string }): boolean =>
  viewer !== null && (viewer.slug === owner.slug || viewer.role === "admin");
