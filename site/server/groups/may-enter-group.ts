import { type SQL, sql } from "drizzle-orm";
import type { GroupReader } from "../../shared/groups/group-access.ts";
import type { Reader } from "../../shared/permissions.ts";
import { isSubscribed } from "../accounts/is-subscribed.ts";
import { members } from "../accounts/tables.ts";
import { preparedViewer } from "../relations/seen-by.ts";
import type { Member } from "../request/site-env.ts";
import { groups } from "./tables.ts";

/** `readerAccess` is `open` as SQL, for a query that joins the group. */
export function mayEnterGroup(reader: Reader | null, now: SQL, viewer = preparedViewer): SQL {
  if (reader === null) return sql`(${groups.mayRead} = 'everyone')`;
  if (reader.role === "admin") return sql`true`;
  // An alias that no caller uses: `viewer` may be a column of theirs.
  return sql`(${groups.mayRead} in ('everyone', 'members') or exists (select 1 from ${members} entering
    where entering.id = ${viewer} and entering.subscribed_until > ${now}))`;
}

export const groupReader = (viewer: Member | null, now: Date): GroupReader | null =>
  viewer && {
    id: viewer.id,
    role: viewer.role,
    isSubscribed: isSubscribed(viewer, now),
    isSuspended: viewer.standing === "suspended" && !(viewer.suspendedUntil !== null && viewer.suspendedUntil <= now),
  };
