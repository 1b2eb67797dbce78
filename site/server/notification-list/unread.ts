import { and, eq, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { maxUnread } from "../../shared/notifications/notification.ts";
import type { Reader } from "../../shared/permissions.ts";
import { preparedSql } from "../db/prepared-query.ts";
import { notifications } from "../notifications/tables.ts";
import { preparedViewer, readerKind } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { isShown } from "./visible-notifications.ts";

const isUnseen = and(isNull(notifications.readAt), isNull(notifications.seenAt));

/** Without asking which of them the member may see: most members have none. */
export const hasUnseen = (memberId: SQLWrapper): SQL<boolean> => sql`
  exists (select 1 from ${notifications} where ${notifications.memberId} = ${memberId} and ${isUnseen})`;

/** What the bell counts, as SQL: notifications that came since the member last opened them, up to `maxUnread`. */
export const unread = (member: Reader): SQL<number> => sql<number>`(
  select count(*)::int from (select 1 from ${notifications}
    where ${and(eq(notifications.memberId, preparedViewer), isUnseen, isShown(member))}
    limit ${sql.raw(String(maxUnread))}) unread)`;

export async function unreadCount({ db }: Pick<SiteContext, "db">, member: Reader): Promise<number> {
  const [row] = await preparedSql<{ unread: number }>(
    db,
    `unread for ${readerKind(member)}`,
    { viewer: member.id },
    () => sql`select ${unread(member)} as unread`,
  );
  return row?.unread ?? 0;
}
