import type { Reader } from "../permissions.ts";
import type { AllowedReaders } from "../reader-access.ts";
import type { GroupWriters } from "./group-options.ts";

/** Who asks, of a group. A visitor is null. */
export interface GroupReader extends Reader {
  isSubscribed: boolean;
  isSuspended: boolean;
}

/** What keeps a reader from writing; null for those who may. */
export type WritingBar = "visitor" | "suspended" | "subscribers" | "admins" | "closed" | "locked";

/**
 * Whoever may write also reads: a group of subscribers takes no messages of others.
 * @param place.isLocked of the discussion; false for a new one
 */
export function writingBar(
  reader: GroupReader | null,
  place: { mayRead: AllowedReaders; mayPost: GroupWriters; isClosed: boolean; isLocked: boolean },
): WritingBar | null {
  if (reader?.isSuspended) return "suspended";
  if (place.isClosed) return "closed";
  if (reader?.role === "admin") return null;
  if (place.isLocked) return "locked";
  if (place.mayPost === "admins") return "admins";
  if (!reader) return "visitor";
  const needsSubscription = place.mayPost === "subscribers" || place.mayRead === "subscribers";
  return needsSubscription && !reader.isSubscribed ? "subscribers" : null;
}
