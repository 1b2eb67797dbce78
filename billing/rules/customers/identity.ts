const anonymousIds = "$RCAnonymousID:";

/** Whether an id was made up by a client for somebody who has not logged in. */
export function isAnonymous(appUserId: string): boolean {
  return appUserId.startsWith(anonymousIds);
}

/** What decides about two customers who meet. */
export interface Side {
  /** Whether one of their ids is more than a client's invention. */
  isIdentified: boolean;
  hasAnonymousId: boolean;
}

export function sideOf(appUserIds: readonly string[]): Side {
  return { isIdentified: appUserIds.some((it) => !isAnonymous(it)), hasAnonymousId: appUserIds.some(isAnonymous) };
}

/**
 * Somebody logs in as another customer: they are found to be one, or are two from now on as before. An identified
 * customer who has had an anonymous past already gets no second one: whoever shares a browser would become them.
 */
export function atLogIn(current: Side, target: Side): "merge" | "switch" {
  if (!current.isIdentified) return target.isIdentified && target.hasAnonymousId ? "switch" : "merge";
  return target.isIdentified ? "switch" : "merge";
}

/** Somebody shows a purchase that is another customer's: they are found to be one, or the project's rule decides. */
export function atRestore(current: Side, owner: Side): "merge" | "restore" {
  return current.isIdentified && owner.isIdentified ? "restore" : "merge";
}

/** Under whose row a merge goes on: who is identified, else who was seen first. */
export function goesOn<T extends Side & { id: string; firstSeenAt: Date }>(one: T, other: T): [stays: T, goes: T] {
  if (one.isIdentified !== other.isIdentified) return one.isIdentified ? [one, other] : [other, one];
  const byAge = one.firstSeenAt.getTime() - other.firstSeenAt.getTime() || (one.id < other.id ? -1 : 1);
  return byAge < 0 ? [one, other] : [other, one];
}
