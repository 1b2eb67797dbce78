import type { Transaction } from "@hemline/database";
import { and, eq, inArray } from "drizzle-orm";
import { relationLimits } from "../../shared/limits.ts";
import { usernameOf } from "../accounts/person-names.ts";
import { memberSlugs } from "../accounts/tables.ts";
import { publishLive } from "../live/publish-live.ts";
import { withdrawBetween } from "../notifications/withdraw.ts";
import { tooManyBlocks } from "../problems.ts";
import { blocks, mutes } from "../relations/tables.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { endFollows } from "./follow-counts.ts";
import { lockPair } from "./lock-pair.ts";
import { tagsOfFollow } from "./set-follow.ts";

/**
 * Blocks a member and ends the follows of both; idempotent.
 * @returns the other's name
 * @throws 404; 409 beyond a thousand
 */
export async function block(site: SiteContext, member: Member, slug: string): Promise<string> {
  const { other, ended } = await site.db.transaction(async (tx) => {
    const { self, other } = await lockPair(tx, member.id, slug, { mayBeBanned: true });
    const added = await tx
      .insert(blocks)
      .values({ blockerId: self.id, blockedId: other.id, createdAt: site.clock() })
      .onConflictDoNothing()
      .returning();
    const isOneTooMany = async () => (await tx.$count(blocks, eq(blocks.blockerId, self.id))) > relationLimits.blocks;
    if (added.length > 0 && (await isOneTooMany())) throw tooManyBlocks();
    const ended = await endFollows(tx, self.id, other.id);
    await withdrawBetween(tx, self.id, other.id);
    return { other, ended };
  });
  site.changed(ended.flatMap(tagsOfFollow));
  return usernameOf(other);
}

/** Restores nothing that the block ended; idempotent. Whom the member has blocked may have left meanwhile. */
export async function unblock(site: SiteContext, member: Member, slug: string): Promise<void> {
  await site.db.transaction(async (tx) => {
    const ended = await tx
      .delete(blocks)
      .where(and(eq(blocks.blockerId, member.id), inArray(blocks.blockedId, memberAt(tx, slug))))
      .returning();
    if (ended.length === 0) await lockPair(tx, member.id, slug, { mayBeBanned: true });
  });
}

const memberAt = (tx: Transaction, slug: string) =>
  tx.select({ id: memberSlugs.memberId }).from(memberSlugs).where(eq(memberSlugs.slug, slug));

/** Leaves a member out of the lists that the reader sees; the member is not told. Idempotent. @throws 404 */
export async function mute(site: SiteContext, member: Member, slug: string): Promise<void> {
  await site.db.transaction(async (tx) => {
    const { self, other } = await lockPair(tx, member.id, slug, { mayBeBanned: true });
    await tx
      .insert(mutes)
      .values({ memberId: self.id, mutedId: other.id, createdAt: site.clock() })
      .onConflictDoNothing();
    // The bell counts without muted members.
    await publishLive(tx, self.id);
  });
}

/** Idempotent. Whom the member has muted may have left meanwhile. @throws 404 */
export async function unmute(site: SiteContext, member: Member, slug: string): Promise<void> {
  await site.db.transaction(async (tx) => {
    const ended = await tx
      .delete(mutes)
      .where(and(eq(mutes.memberId, member.id), inArray(mutes.mutedId, memberAt(tx, slug))))
      .returning();
    if (ended.length === 0) await lockPair(tx, member.id, slug, { mayBeBanned: true });
    else await publishLive(tx, member.id);
  });
}
