import { and, eq } from "drizzle-orm";
import { notifyOfAcceptance, withdrawFollow } from "../notifications/follow-notices.ts";
import { notFound } from "../problems.ts";
import { follows } from "../relations/tables.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { addToFollowCounts } from "./follow-counts.ts";
import { lockPair } from "./lock-pair.ts";
import { pairIs, tagsOfFollow } from "./set-follow.ts";

/** Accepts a request to follow; idempotent. @throws 404 where the request was taken back, 403 for banned members */
export async function acceptFollower(site: SiteContext, member: Member, slug: string): Promise<void> {
  const changed = await site.db.transaction(async (tx) => {
    const { self, other } = await lockPair(tx, member.id, slug);
    const pair = { followerId: other.id, memberId: self.id };
    const accepted = await tx
      .update(follows)
      .set({ state: "following", createdAt: site.clock() })
      .where(and(pairIs(pair), eq(follows.state, "asked")))
      .returning({ state: follows.state });
    if (accepted.length) {
      await addToFollowCounts(tx, pair, 1);
      await notifyOfAcceptance(tx, site, pair);
    } else if ((await tx.select().from(follows).where(pairIs(pair))).length === 0) throw notFound("request");
    return accepted.length ? tagsOfFollow(pair) : [];
  });
  site.changed(changed);
}

/** Declines a request, or removes a follower, who is not told; idempotent. */
export async function removeFollower(site: SiteContext, member: Member, slug: string): Promise<void> {
  const changed = await site.db.transaction(async (tx) => {
    const { self, other } = await lockPair(tx, member.id, slug, { mayBeBanned: true });
    const pair = { followerId: other.id, memberId: self.id };
    const [ended] = await tx.delete(follows).where(pairIs(pair)).returning({ state: follows.state });
    if (ended?.state === "following") await addToFollowCounts(tx, pair, -1);
    if (ended) await withdrawFollow(tx, pair);
    return ended?.state === "following" ? tagsOfFollow(pair) : [];
  });
  site.changed(changed);
}
