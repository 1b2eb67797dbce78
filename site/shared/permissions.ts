import type { Role } from "./user.ts";

interface Actor {
  slug: string;
  role: Role;
}

/** A look is its member's; admins moderate. */
export const canEditLook = (viewer: Actor | null, owner: { slug: string }): boolean =>
  viewer !== null && (viewer.slug === owner.slug || viewer.role === "admin");
