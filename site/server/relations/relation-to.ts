import { and, eq, or } from "drizzle-orm";
import type { FollowState } from "../../shared/members/member.ts";
import type { SiteContext } from "../site-context.ts";
import { blocks, follows, mutes } from "./tables.ts";

/** What stands between a reader and a member. */
export interface Relation {
  follow: FollowState;
  /** Whether the member follows the reader. */
  followsReader: boolean;
  isMuted: boolean;
  /** Whether one of the two has blocked the other. */
  isBlocked: boolean;
}

const none: Relation = { follow: "none", followsReader: false, isMuted: false, isBlocked: false };

export async function relationTo(
  { db }: Pick<SiteContext, "db">,
  readerId: string | null,
  memberId: string,
): Promise<Relation> {
  if (readerId === null || readerId === memberId) return none;
  const [pairs, muted, blocked] = await Promise.all([
    db
      .select({ followerId: follows.followerId, state: follows.state })
      .from(follows)
      .where(
        or(
          and(eq(follows.followerId, readerId), eq(follows.memberId, memberId)),
          and(eq(follows.followerId, memberId), eq(follows.memberId, readerId)),
        ),
      ),
    db
      .select({ mutedId: mutes.mutedId })
      .from(mutes)
      .where(and(eq(mutes.memberId, readerId), eq(mutes.mutedId, memberId))),
    db
      .select({ blockerId: blocks.blockerId })
      .from(blocks)
      .where(
        or(
          and(eq(blocks.blockerId, readerId), eq(blocks.blockedId, memberId)),
          and(eq(blocks.blockerId, memberId), eq(blocks.blockedId, readerId)),
        ),
      ),
  ]);
  return {
    follow: pairs.find(({ followerId }) => followerId === readerId)?.state ?? "none",
    followsReader: pairs.some(({ followerId, state }) => followerId === memberId && state === "following"),
    isMuted: muted.length > 0,
    isBlocked: blocked.length > 0,
  };
}
