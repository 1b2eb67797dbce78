import { and, eq, or } from "drizzle-orm";
import type { FollowAnswer } from "../../shared/members/member.ts";
import type { ChangedName } from "../changes/changed-name.ts";
import { notifyOfFollow, withdrawFollow } from "../notifications/follow-notices.ts";
import { notFound } from "../problems.ts";
import { blocks, follows } from "../relations/tables.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { addToFollowCounts } from "./follow-counts.ts";
import { type LockedMember, lockPair } from "./lock-pair.ts";

/**
 * Follows a member, or asks a private one; idempotent.
 * @throws 404 for nobody, for oneself, and where one of the two has blocked the other
 */
export async function follow(site: SiteContext, member: Member, slug: string): Promise<FollowAnswer> {
  const { answer, changed } = await site.db.transaction(async (tx) => {
    const { self, other } = await lockPair(tx, member.id, slug);
    const pair = { followerId: self.id, memberId: other.id };
    const blocked = await tx
      .select({ by: blocks.blockerId })
      .from(blocks)
      .where(
        or(
          and(eq(blocks.blockerId, self.id), eq(blocks.blockedId, other.id)),
          and(eq(blocks.blockerId, other.id), eq(blocks.blockedId, self.id)),
        ),
      );
    if (blocked.length) throw notFound("member");
    const [held] = await tx.select().from(follows).where(pairIs(pair));
    if (held) return { answer: answerOf(held.state, other), changed: [] };
    const state = other.isPrivate ? "asked" : "following";
    await tx.insert(follows).values({ ...pair, state, createdAt: site.clock() });
    const followerCount = state === "following" ? await addToFollowCounts(tx, pair, 1) : other.followerCount;
    await notifyOfFollow(tx, site, { ...pair, state });
    const changed = state === "following" ? namesOfFollow(pair) : [];
    return { answer: answerOf(state, { ...other, followerCount }), changed };
  });
  site.changed(changed);
  return answer;
}

/** Ends a follow or takes a request back; idempotent. @throws 404 for nobody and for oneself */
export async function unfollow(site: SiteContext, member: Member, slug: string): Promise<FollowAnswer> {
  const { answer, changed } = await site.db.transaction(async (tx) => {
    const { self, other } = await lockPair(tx, member.id, slug);
    const pair = { followerId: self.id, memberId: other.id };
    const [ended] = await tx.delete(follows).where(pairIs(pair)).returning({ state: follows.state });
    const followerCount = ended?.state === "following" ? await addToFollowCounts(tx, pair, -1) : other.followerCount;
    if (ended) await withdrawFollow(tx, pair);
    const changed = ended?.state === "following" ? namesOfFollow(pair) : [];
    return { answer: answerOf("none", { ...other, followerCount }), changed };
  });
  site.changed(changed);
  return answer;
}

export const pairIs = ({ followerId, memberId }: { followerId: string; memberId: string }) =>
  and(eq(follows.followerId, followerId), eq(follows.memberId, memberId));

const answerOf = (state: FollowAnswer["follow"], { isPrivate, followerCount }: LockedMember): FollowAnswer => ({
  follow: state,
  followers: isPrivate && state !== "following" ? null : followerCount,
});

/** What shows that a member follows another. */
export const namesOfFollow = ({ followerId, memberId }: { followerId: string; memberId: string }): ChangedName[] => [
  `profile:${followerId}`,
  `profile:${memberId}`,
  "members-by-followers",
];
