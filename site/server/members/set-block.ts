import { and, count, eq } from "drizzle-orm";
import { relationLimits } from "../../shared/limits.ts";
import { usernameOf } from "../accounts/person-names.ts";
import { publishLive } from "../live/publish-live.ts";
import { withdrawBetween } from "../notifications/withdraw.ts";
import { conflict } from "../problems.ts";
import { blocks, mutes } from "../relations/tables.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { endFollows } from "./follow-counts.ts";
import { lockPair } from "./lock-pair.ts";
import { namesOfFollow } from "./set-follow.ts";

/**
 * Blocks a member and ends the follows of both; idempotent.
 * @returns the other's name
 * @throws 404; 409 beyond a thousand
 */
export async function block(site: SiteContext, member: Member, slug: string): Promise<string> {
  const { other, ended } = await site.db.transaction(async (tx) => {
    const { self, other } = await lockPair(tx, member.id, slug);
    const [held] = await tx.select({ blocked: count() }).from(blocks).where(eq(blocks.blockerId, self.id));
    if ((held?.blocked ?? 0) >= relationLimits.blocks)
      throw conflict(`You’ve blocked ${relationLimits.blocks.toLocaleString("en")} members. Unblock one first.`);
    await tx
      .insert(blocks)
      .values({ blockerId: self.id, blockedId: other.id, createdAt: site.clock() })
      .onConflictDoNothing();
    const ended = await endFollows(tx, self.id, other.id);
    await withdrawBetween(tx, self.id, other.id);
    return { other, ended };
  });
  site.changed(ended.flatMap(namesOfFollow));
  return usernameOf(other);
}

/** Restores nothing that the block ended; idempotent. */
export async function unblock(site: SiteContext, member: Member, slug: string): Promise<void> {
  await site.db.transaction(async (tx) => {
    const { self, other } = await lockPair(tx, member.id, slug);
    await tx.delete(blocks).where(and(eq(blocks.blockerId, self.id), eq(blocks.blockedId, other.id)));
  });
}

/** Leaves a member out of the lists that the reader sees; the member is not told. Idempotent. @throws 404 */
export async function setMute(site: SiteContext, member: Member, slug: string, isMuted: boolean): Promise<void> {
  await site.db.transaction(async (tx) => {
    const { self, other } = await lockPair(tx, member.id, slug);
    const pair = { memberId: self.id, mutedId: other.id };
    if (isMuted)
      await tx
        .insert(mutes)
        .values({ ...pair, createdAt: site.clock() })
        .onConflictDoNothing();
    else await tx.delete(mutes).where(and(eq(mutes.memberId, self.id), eq(mutes.mutedId, other.id)));
    // The bell counts without muted members.
    await publishLive(tx, self.id);
  });
}
