import type { Role } from "./accounts/user.ts";

/** Who may see a subject, as its author chose. */
export const audiences = ["everyone", "followers", "me"] as const;
export type Audience = (typeof audiences)[number];

/** `hidden` is set by moderation only. */
export const subjectStates = ["draft", "scheduled", "live", "hidden", "deleted"] as const;
export type SubjectState = (typeof subjectStates)[number];

export const standings = ["active", "suspended", "banned", "leaving", "erased"] as const;
export type Standing = (typeof standings)[number];

/** Whether others see what a member made. Of an erased member only comments are left, without a name. */
export const isShown = (standing: Standing): boolean => standing !== "banned" && standing !== "leaving";

/** Who asks. A visitor is null. */
export interface Reader {
  id: string;
  role: Role;
}

/** What decides who may read a subject: a look, a review, anything with an address or a place in a list. */
export interface SubjectFacts {
  authorId: string;
  standing: Standing;
  isPrivate: boolean;
  audience: Audience;
  state: SubjectState;
  /** Whether the reader follows the author: a request that waits for an answer is not enough. */
  follows: boolean;
  /** Whether one of the two has blocked the other. */
  isBlocked: boolean;
}

/** The one rule of who sees what. `seenBy` in `site/server/relations/` is the same rule as SQL; a test holds them together. */
export function mayRead(reader: Reader | null, it: SubjectFacts): boolean {
  if (reader?.id === it.authorId) return it.state !== "deleted";
  if (it.audience === "me" || (it.state !== "live" && it.state !== "hidden")) return false;
  if (reader?.role === "admin") return true;
  if (it.state === "hidden" || !isShown(it.standing)) return false;
  if (it.isBlocked) return false;
  return it.follows || (!it.isPrivate && it.audience === "everyone");
}

interface Actor {
  slug: string;
  role: Role;
}

/** Members edit their own looks, admins all. */
export const canEditLook = (viewer: Actor | null, owner: { slug: string }): boolean =>
  viewer !== null && (viewer.slug === owner.slug || viewer.role === "admin");
