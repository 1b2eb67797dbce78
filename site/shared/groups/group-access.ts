import type { Reader } from "../permissions.ts";
import type { GroupReaders, GroupWriters } from "./group-options.ts";

/** Who asks, of a group. A visitor is null. */
export interface GroupReader extends Reader {
  isSubscribed: boolean;
  isSuspended: boolean;
}

/** What a reader gets of a group's discussions: `open`, or who they would have to be. */
export type GroupAccess = "open" | "members" | "subscribers";

/** The place's part of the rule of who sees what. `mayEnterGroup` in `site/server/groups/` is the same as SQL. */
export function groupAccess(reader: GroupReader | null, mayRead: GroupReaders): GroupAccess {
  if (mayRead === "everyone" || reader?.role === "admin") return "open";
  if (mayRead === "members") return reader ? "open" : "members";
  return reader?.isSubscribed ? "open" : "subscribers";
}

/** What keeps a reader from writing; null for those who may. */
export type WritingBar = "visitor" | "suspended" | "subscribers" | "admins" | "closed" | "locked";

/**
 * Whoever may write also reads: a group of subscribers takes no messages of others.
 * @param place.isLocked of the discussion; false for a new one
 */
export function writingBar(
  reader: GroupReader | null,
  place: { mayRead: GroupReaders; mayPost: GroupWriters; isClosed: boolean; isLocked: boolean },
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
