import type { Transaction } from "@hemline/database";
import { and, eq, inArray } from "drizzle-orm";
import type { SiteContext } from "../site-context.ts";
import type { Notice } from "./notice.ts";
import { notifyEach } from "./notify.ts";
import { notifications } from "./tables.ts";
import { withdraw } from "./withdraw.ts";

/** Whom a text named before an edit, and whom it names now. */
export interface RenewedMentions {
  before: ReadonlySet<string>;
  now: ReadonlySet<string>;
}

/**
 * After an edit of a comment or message: notifies whom it names for the first time, unless they were told of it already,
 * and takes back what others were told. Who would have been told without being named still is.
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
  if (dropped.length) await withdraw(tx, ...dropped.map(mention));
  const wanted = [
    ...[...now].filter((id) => !before.has(id)).map(mention),
    ...others.filter(({ memberId }) => dropped.includes(memberId)),
  ];
  if (wanted.length === 0) return;
  const told = await toldOf(tx, subjectId, wanted);
  await notifyEach(
    tx,
    site,
    wanted.filter(({ memberId }) => !told.has(memberId)),
  );
}

async function toldOf(tx: Transaction, subjectId: string, notices: readonly Notice[]): Promise<Set<string>> {
  const ids = notices.map(({ memberId }) => memberId);
  const rows = await tx
    .select({ memberId: notifications.memberId })
    .from(notifications)
    .where(and(eq(notifications.subjectId, subjectId), inArray(notifications.memberId, ids)));
  return new Set(rows.map(({ memberId }) => memberId));
}
