import type { Transaction } from "@hemline/database";
import { and, eq, sql } from "drizzle-orm";
import { publishLive } from "../live/publish-live.ts";
import type { SiteContext } from "../site-context.ts";
import { groupKeyOf } from "./group-key.ts";
import type { Notice } from "./notice.ts";
import { notifiedOf } from "./notified-members.ts";
import { notifyEach } from "./notify.ts";
import { notificationLevels, notifications } from "./tables.ts";

/** Whom a text named before an edit, and whom it names now. */
export interface RenewedMentions {
  before: ReadonlySet<string>;
  now: ReadonlySet<string>;
}

/**
 * After an edit of a comment or message: notifies whom it names for the first time, unless they were told of it already.
 * Members whom it names no longer don’t see their notification until it names them again, read or unread as it was. Who
 * would have been told without being named still knows, and what they have read stays read.
 * @param mention the notice for a member whom it names
 * @param others the notices of those who are told without being named
 */
export async function renewMentionNotices(
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  subjectId: string,
  { before, now }: RenewedMentions,
  { mention, others }: { mention: (memberId: string) => Notice; others: readonly Notice[] },
): Promise<void> {
  const dropped = [...before].filter((id) => !now.has(id));
  for (const other of others)
    if (dropped.includes(other.memberId)) await changeKind(tx, mention(other.memberId), other);
  const added = [...now].filter((id) => !before.has(id));
  const told = await notifiedOf(tx, subjectId, [...dropped, ...added]);
  for (const memberId of told) await publishLive(tx, memberId);
  await notifyEach(tx, site, added.filter((id) => !told.has(id)).map(mention));
}

/** Unless its member switched the new kind off. */
const changeKind = (tx: Transaction, from: Notice, to: Notice) =>
  tx
    .update(notifications)
    .set({ kind: to.kind, underId: to.underId ?? null, groupKey: groupKeyOf(to) })
    .where(
      and(
        eq(notifications.memberId, from.memberId),
        eq(notifications.groupKey, groupKeyOf(from)),
        sql`not exists (select from ${notificationLevels} level
          where level.member_id = ${to.memberId} and level.kind = ${to.kind} and not in_app)`,
      ),
    );
