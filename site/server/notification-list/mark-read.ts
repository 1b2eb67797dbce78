import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import { isUuid } from "../../shared/uuid.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { publishLive } from "../live/publish-live.ts";
import { notifications } from "../notifications/tables.ts";
import { notFound } from "../problems.ts";
import { preparedViewer, readerKind } from "../relations/seen-by.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { isOfGroupOf } from "./notification-groups.ts";
import { isShown } from "./visible-notifications.ts";

/** What is marked of what the member may see now: what is hidden is news when it is shown again. */
const marked = {
  unseen: isNull(notifications.seenAt),
  unread: sql`true`,
  until: sql`${notifications.lastAt} <= ${sql.placeholder("until")}::timestamptz`,
  one: isOfGroupOf(sql`${sql.placeholder("one")}::uuid`),
} satisfies Record<string, SQL>;

interface Marked {
  which: keyof typeof marked;
  values?: Record<string, string>;
}

/** After the bell was opened: resets its number. Idempotent. */
export const markSeen = (site: SiteContext, member: Member): Promise<void> =>
  update(site, member, { which: "unseen" }, { seenAt: site.clock() });

/** Idempotent. */
export const markAllRead = (site: SiteContext, member: Member): Promise<void> =>
  update(site, member, { which: "unread" }, { seenAt: site.clock(), readAt: site.clock() });

/** Marks everything received up to that time. Idempotent. */
export const markReadUntil = (site: SiteContext, member: Reader, until: Date): Promise<void> =>
  update(
    site,
    member,
    { which: "until", values: { until: until.toISOString() } },
    { seenAt: site.clock(), readAt: site.clock() },
  );

/** Marks a notification and those for which it stands in the list. Idempotent. @throws 404 for an unknown notification or another member's */
export async function markRead(site: SiteContext, member: Member, id: string): Promise<void> {
  if (!isUuid(id)) throw notFound("notification");
  const [held] = await site.db
    .select({ readAt: notifications.readAt })
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.memberId, member.id)));
  if (!held) throw notFound("notification");
  await update(site, member, { which: "one", values: { one: id } }, { seenAt: site.clock(), readAt: site.clock() });
}

async function update(
  { db }: Pick<SiteContext, "db">,
  member: Reader,
  { which, values = {} }: Marked,
  change: { seenAt: Date; readAt?: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const name = `notifications to mark, ${which}, for ${readerKind(member)}`;
    // Withdrawals lock rows in the same order.
    const locked = await preparedRows(tx, name, { viewer: member.id, ...values }, () =>
      query
        .select({ id: notifications.id })
        .from(notifications)
        .where(
          and(eq(notifications.memberId, preparedViewer), isNull(notifications.readAt), marked[which], isShown(member)),
        )
        .orderBy(asc(notifications.id))
        .for("update"),
    );
    if (locked.length === 0) return;
    await tx
      .update(notifications)
      .set(change)
      .where(
        inArray(
          notifications.id,
          locked.map(({ id }) => id),
        ),
      );
    await publishLive(tx, member.id);
  });
}
