import { anonymousIdPrefix } from "@hemline/protocol/app-user-ids";

export function isAnonymous(appUserId: string): boolean {
  return appUserId.startsWith(anonymousIdPrefix);
}

export interface IdentityFacts {
  isIdentified: boolean;
  hasAnonymousId: boolean;
}

export function identityOf(appUserIds: readonly string[]): IdentityFacts {
  return { isIdentified: appUserIds.some((it) => !isAnonymous(it)), hasAnonymousId: appUserIds.some(isAnonymous) };
}

/**
 * Whether logging in as another customer merges the two. An identified customer with an anonymous past gets no second
 * one: people who share a browser would be merged.
 */
export function logInOutcome(current: IdentityFacts, target: IdentityFacts): "merge" | "switch" {
  if (!current.isIdentified) return target.isIdentified && target.hasAnonymousId ? "switch" : "merge";
  return target.isIdentified ? "switch" : "merge";
}

/** Whether showing another customer's purchase merges the two, or the project's rule decides. */
export function restoreOutcome(current: IdentityFacts, owner: IdentityFacts): "merge" | "restore" {
  return current.isIdentified && owner.isIdentified ? "restore" : "merge";
}

/** The customer that stays after a merge: the identified one, else the one seen first. */
export function chooseRemaining<T extends IdentityFacts & { id: string; firstSeenAt: Date }>(
  one: T,
  other: T,
): [stays: T, goes: T] {
  if (one.isIdentified !== other.isIdentified) return one.isIdentified ? [one, other] : [other, one];
  const byAge = one.firstSeenAt.getTime() - other.firstSeenAt.getTime() || (one.id < other.id ? -1 : 1);
  return byAge < 0 ? [one, other] : [other, one];
}
