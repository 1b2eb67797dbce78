import { and, eq, isNull, sql } from "drizzle-orm";
import { maxUnread } from "../../shared/notifications/notification.ts";
import type { Reader } from "../../shared/permissions.ts";
import { literalLimit, preparedQuery } from "../db/prepared-query.ts";
import { notifications } from "../notifications/tables.ts";
import { preparedViewer, readerKind } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { isShown } from "./visible-notifications.ts";

/** What the bell counts: notifications that came since the member last opened them. At most 100. */
export async function unreadCount({ db }: Pick<SiteContext, "db">, member: Reader): Promise<number> {
  const rows = await preparedQuery(db, `unread for ${readerKind(member)}`, () =>
    db
      .select({ one: sql`1` })
      .from(notifications)
      .where(
        and(
          eq(notifications.memberId, preparedViewer),
          isNull(notifications.readAt),
          isNull(notifications.seenAt),
          isShown(member),
        ),
      )
      .limit(literalLimit(maxUnread)),
  ).execute({ viewer: member.id });
  return rows.length;
}
