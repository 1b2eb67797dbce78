import type { Transaction } from "@hemline/database";
import { and, eq, isNull, sql } from "drizzle-orm";
import { publishLive } from "../live/publish-live.ts";
import type { SiteContext } from "../site-context.ts";
import { groupKeyOf } from "./group-key.ts";
import type { Notice } from "./notice.ts";
import { notify, notifyEach } from "./notify.ts";
import { notifications } from "./tables.ts";
import { withdraw } from "./withdraw.ts";

interface Pair {
  followerId: string;
  memberId: string;
}

const noticesOf = ({ followerId, memberId }: Pair) => ({
  followed: { memberId, kind: "follow", actorId: followerId } satisfies Notice,
  asked: { memberId, kind: "follow-request", actorId: followerId } satisfies Notice,
  accepted: { memberId: followerId, kind: "follow-accepted", actorId: memberId } satisfies Notice,
});

export const notifyOfFollow = (
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  pair: Pair & { state: "asked" | "following" },
): Promise<void> => notify(tx, site, noticesOf(pair)[pair.state === "asked" ? "asked" : "followed"]);

/** Tells the follower; the request is answered, and so it is read. */
export const notifyOfAcceptance = (tx: Transaction, site: Pick<SiteContext, "clock">, pair: Pair): Promise<void> =>
  notifyOfAcceptances(tx, site, pair.memberId, [pair]);

/** As `notifyOfAcceptance`, for all whom a member accepts at once. */
export async function notifyOfAcceptances(
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  memberId: string,
  pairs: readonly Pair[],
): Promise<void> {
  if (pairs.length === 0) return;
  const now = site.clock();
  await tx
    .update(notifications)
    .set({ seenAt: now, readAt: now })
    .where(
      and(
        eq(notifications.memberId, memberId),
        sql`${notifications.groupKey} = any(${sql.param(pairs.map((pair) => groupKeyOf(noticesOf(pair).asked)))}::text[])`,
        isNull(notifications.readAt),
      ),
    );
  await publishLive(tx, memberId);
  await notifyEach(
    tx,
    site,
    pairs.map((pair) => noticesOf(pair).accepted),
  );
}

/** Takes back what both were notified of, when the follow ends or the request is declined. */
export function withdrawFollow(tx: Transaction, pair: Pair): Promise<void> {
  const { followed, asked, accepted } = noticesOf(pair);
  return withdraw(tx, followed, asked, accepted);
}
