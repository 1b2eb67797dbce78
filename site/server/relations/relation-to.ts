import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { FollowState } from "../../shared/members/member.ts";
import { isFollowed, notBlocked, notMuted, preparedViewer } from "./seen-by.ts";
import { follows } from "./tables.ts";

/** What stands between a reader and a member. */
export interface Relation {
  follow: FollowState;
  /** Whether the member follows the reader. */
  followsReader: boolean;
  isMuted: boolean;
  /** Whether one of the two has blocked the other. */
  isBlocked: boolean;
}

/** The relation to a member, for a prepared query; without a reader, and to oneself, there is none. */
export const relationTo = (memberId: SQLWrapper): { [Fact in keyof Relation]: SQL<Relation[Fact]> } => ({
  follow: sql`coalesce((select ${follows.state} from ${follows}
    where ${follows.followerId} = ${preparedViewer} and ${follows.memberId} = ${memberId}), 'none')`,
  followsReader: sql`${isFollowed(preparedViewer, memberId)}`,
  isMuted: sql`not ${notMuted(memberId)}`,
  isBlocked: sql`not ${notBlocked(memberId)}`,
});
