import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../shared/permissions.ts";
import { notifications } from "../notifications/tables.ts";
import { isGroupedShown } from "./visible-notifications.ts";

type Told = Record<"id" | "memberId" | "kind" | "underId" | "lastAt" | "readAt", SQLWrapper>;

const other = alias(notifications, "other");

/**
 * Comments under one look or entry are one line of the list, and so are messages of a discussion, as long as they are
 * unread or were read together. They stay rows of their own, because each is shown, hidden and deleted with what it is about.
 */
const isOfGroup = (one: Told, of: Told): SQL => sql`(${one.memberId} = ${of.memberId} and ${one.underId} = ${of.underId}
  and ${one.kind} = ${of.kind} and ${one.readAt} is not distinct from ${of.readAt})`;

const isNewer = (one: Told, than: Told): SQL => sql`(${one.lastAt}, ${one.id}) > (${than.lastAt}, ${than.id})`;

/** Keeps the newest of each group that the member may see, which stands for it. For a prepared query. */
export const isNewestOfGroup = (member: Reader): SQL => sql`(${notifications.underId} is null or not exists (
  select 1 from ${notifications} other where ${isOfGroup(other, notifications)} and ${isNewer(other, notifications)}
    and ${isGroupedShown(member, other)}))`;

/** Keeps a notification and the older ones for which it stands. @param id as SQL */
export const isOfGroupOf = (id: SQL): SQL => sql`exists (
  select 1 from ${notifications} other where ${other.id} = ${id} and (${other.id} = ${notifications.id}
    or (${isOfGroup(notifications, other)} and ${isNewer(other, notifications)})))`;

/** The ids of a notification and of the others for which it stands, as far as the member may see them, as `id`. */
export const idsOfGroup = (member: Reader, newest: Told): SQL => sql`
  select ${newest.id} as id
  union all
  select ${other.id} from ${notifications} other
  where ${isOfGroup(other, newest)} and ${isNewer(newest, other)} and ${isGroupedShown(member, other)}`;
