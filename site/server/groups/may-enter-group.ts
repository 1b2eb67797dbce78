import type { SQL } from "drizzle-orm";
import type { GroupReader } from "../../shared/groups/group-access.ts";
import type { Reader } from "../../shared/permissions.ts";
import { isSubscribed } from "../accounts/is-subscribed.ts";
import { isAmongReaders } from "../relations/is-among-readers.ts";
import type { Member } from "../request/site-env.ts";
import { groups } from "./tables.ts";

/** For a query that joins the group. */
export const mayEnterGroup = (reader: Reader | null, now: SQL, viewer?: SQL): SQL =>
  isAmongReaders(groups.mayRead, reader, now, viewer);

export const groupReader = (viewer: Member | null, now: Date): GroupReader | null =>
  viewer && {
    id: viewer.id,
    role: viewer.role,
    isSubscribed: isSubscribed(viewer, now),
    isSuspended: viewer.standing === "suspended" && !(viewer.suspendedUntil !== null && viewer.suspendedUntil <= now),
  };
