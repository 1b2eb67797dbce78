import type { Transaction } from "@hemline/database";
import { and, eq, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import { follows } from "../relations/tables.ts";

const other = alias(members, "other");

const isCounted = (id: string) =>
  sql`exists (select 1 from ${members} ${other} where ${other.id} = ${id} and ${other.standing} not in ('banned', 'leaving'))`;

/**
 * Adds a follow to both members' counts, or takes it away. Those who are leaving count for nobody.
 * @returns the followers that the member has now
 */
export async function addToFollowCounts(
  tx: Transaction,
  { followerId, memberId }: { followerId: string; memberId: string },
  change: 1 | -1,
): Promise<number> {
  await tx
    .update(members)
    .set({ followingCount: sql`${members.followingCount} + ${change}` })
    .where(and(eq(members.id, followerId), isCounted(memberId)));
  const [followed] = await tx
    .update(members)
    .set({ followerCount: sql`${members.followerCount} + ${change}` })
    .where(and(eq(members.id, memberId), isCounted(followerId)))
    .returning({ followers: members.followerCount });
  return followed?.followers ?? 0;
}

/** Ends the follows and requests of two members in both directions. @returns the follows, without requests */
export async function endFollows(
  tx: Transaction,
  one: string,
  other: string,
): Promise<(typeof follows.$inferSelect)[]> {
  const ended = await tx
    .delete(follows)
    .where(
      or(
        and(eq(follows.followerId, one), eq(follows.memberId, other)),
        and(eq(follows.followerId, other), eq(follows.memberId, one)),
      ),
    )
    .returning();
  const counted = ended.filter(({ state }) => state === "following");
  for (const follow of counted) await addToFollowCounts(tx, follow, -1);
  return counted;
}
