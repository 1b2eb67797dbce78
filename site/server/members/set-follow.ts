import type { Transaction } from "@hemline/database";
import { and, eq, sql } from "drizzle-orm";
import type { FollowAnswer } from "../../shared/members/member.ts";
import { members } from "../accounts/tables.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { notifyOfFollow, withdrawFollow } from "../notifications/follow-notices.ts";
import { notFound } from "../problems.ts";
import { type Relation, relationTo } from "../relations/relation-to.ts";
import { follows } from "../relations/tables.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { addToFollowCounts, hiddenFollowers } from "./follow-counts.ts";
import { type LockedMember, lockPair } from "./lock-pair.ts";

/**
 * Follows a member, or asks a private one; idempotent.
 * @throws 404 for nobody, for oneself, and where one of the two has blocked the other, 403 for banned members
 */
export async function follow(site: SiteContext, member: Member, slug: string): Promise<FollowAnswer> {
  const { answer, changed } = await site.db.transaction(async (tx) => {
    const { self, other } = await lockPair(tx, member.id, slug);
    const pair = { followerId: self.id, memberId: other.id };
    const { follow: held, isBlocked } = await relationOf(tx, self.id, other.id);
    if (isBlocked) throw notFound("member");
    if (held !== "none") return { answer: await answerOf(tx, member, held, other), changed: [] };
    const state = other.isPrivate ? "asked" : "following";
    await tx.insert(follows).values({ ...pair, state, createdAt: site.clock() });
    if (state === "following") await addToFollowCounts(tx, pair, 1);
    await notifyOfFollow(tx, site, { ...pair, state });
    const changed = state === "following" ? tagsOfFollow(pair) : [];
    return { answer: await answerOf(tx, member, state, other), changed };
  });
  site.changed(changed);
  return answer;
}

async function relationOf(tx: Transaction, viewer: string, memberId: string): Promise<Relation> {
  const [relation] = await preparedRows(tx, "relation to a member", { viewer, memberId }, () =>
    query
      .select(relationTo(members.id))
      .from(members)
      .where(eq(members.id, sql.placeholder("memberId"))),
  );
  if (!relation) throw notFound("member");
  return relation;
}

/** Ends a follow or takes a request back; idempotent. @throws 404 for nobody and for oneself */
export async function unfollow(site: SiteContext, member: Member, slug: string): Promise<FollowAnswer> {
  const { answer, changed } = await site.db.transaction(async (tx) => {
    const { self, other } = await lockPair(tx, member.id, slug, { mayBeBanned: true });
    const pair = { followerId: self.id, memberId: other.id };
    const [ended] = await tx.delete(follows).where(pairIs(pair)).returning({ state: follows.state });
    if (ended?.state === "following") await addToFollowCounts(tx, pair, -1);
    if (ended) await withdrawFollow(tx, pair);
    const changed = ended?.state === "following" ? tagsOfFollow(pair) : [];
    return { answer: await answerOf(tx, member, "none", other), changed };
  });
  site.changed(changed);
  return answer;
}

export const pairIs = ({ followerId, memberId }: { followerId: string; memberId: string }) =>
  and(eq(follows.followerId, followerId), eq(follows.memberId, memberId));

/** The count as the member sees it, like on the page with the button. */
async function answerOf(
  tx: Transaction,
  member: Member,
  state: FollowAnswer["follow"],
  { id, isPrivate }: LockedMember,
): Promise<FollowAnswer> {
  if (isPrivate && state !== "following") return { follow: state, followers: null };
  const [counted] = await preparedRows(tx, "followers as a member counts them", { id, viewer: member.id }, () =>
    query
      .select({ followers: sql<number>`${members.followerCount} - ${hiddenFollowers(member, members.id)}` })
      .from(members)
      .where(eq(members.id, sql.placeholder("id"))),
  );
  return { follow: state, followers: counted?.followers ?? 0 };
}

/** What shows that a member follows another. */
export const tagsOfFollow = ({ followerId, memberId }: { followerId: string; memberId: string }): CacheTag[] => [
  `profile:${followerId}`,
  `profile:${memberId}`,
  "members-by-followers",
];
