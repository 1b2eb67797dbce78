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

/**
 * What the bell counts, as SQL: lines of the list that came since the member last opened it, up to `maxUnread`. Of a group
 * one notification is looked for that the member may see.
 */
export const unread = (member: Reader): SQL<number> => {
  const isTheirs = and(eq(notifications.memberId, preparedViewer), isUnseen);
  const limit = sql`limit ${sql.raw(String(maxUnread))}`;
  return sql<number>`(select count(*)::int from (
    (select 1 from ${notifications} where ${isTheirs} and ${notifications.underId} is null and ${isShown(member)} ${limit})
    union all
    (select 1 from (
      select distinct ${notifications.underId}, ${notifications.kind} from ${notifications}
      where ${isTheirs} and ${notifications.underId} is not null) told
    where exists (select 1 from ${notifications} where ${isTheirs} and ${notifications.underId} = told.under_id
      and ${notifications.kind} = told.kind and ${isShown(member)}) ${limit})
    ${limit}) unread)`;
};

export async function unreadCount({ db }: Pick<SiteContext, "db">, member: Reader): Promise<number> {
  const [row] = await preparedSql<{ unread: number }>(
    db,
    `unread for ${readerKind(member)}`,
    { viewer: member.id },
    () => sql`select ${unread(member)} as unread`,
  );
  return row?.unread ?? 0;
}
