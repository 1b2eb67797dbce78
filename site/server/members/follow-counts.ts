import type { Transaction } from "@hemline/database";
import { and, eq, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { preparedSql } from "../db/prepared-query.ts";
import { countedBehindBlocks, preparedViewer } from "../relations/seen-by.ts";
import { follows } from "../relations/tables.ts";

/** Adds a follow to both members' counts, or takes it away. Those who are leaving count for nobody. */
export async function addToFollowCounts(
  tx: Transaction,
  { followerId, memberId }: { followerId: string; memberId: string },
  change: 1 | -1,
): Promise<void> {
  await preparedSql(tx, "follow counts", { followerId, memberId, change }, addToBoth);
}

const [follower, member] = [sql`${sql.placeholder("followerId")}::uuid`, sql`${sql.placeholder("memberId")}::uuid`];

const addToBoth = () => sql`
  update ${members} m set
    following_count = m.following_count + case m.id when ${follower} then ${sql.placeholder("change")}::int else 0 end,
    follower_count = m.follower_count + case m.id when ${member} then ${sql.placeholder("change")}::int else 0 end
  from ${members} other
  where m.id in (${follower}, ${member}) and other.id in (${follower}, ${member}) and other.id <> m.id
    and other.standing not in ('banned', 'leaving')`;

/** As `addToFollowCounts` for all who follow a member from now on, who may be banned. */
export async function addAccepted(
  tx: Transaction,
  memberId: string,
  accepted: readonly { followerId: string }[],
): Promise<void> {
  const ids = sql.param(accepted.map(({ followerId }) => followerId));
  await tx.execute(sql`update ${members} set following_count = following_count + 1
    where id = any(${ids}::uuid[]) and exists (
      select 1 from ${members} followed where followed.id = ${memberId} and followed.standing not in ('banned', 'leaving'))`);
  await tx.execute(sql`update ${members} set follower_count = follower_count + (
    select count(*) from ${members} asker where asker.id = any(${ids}::uuid[]) and asker.standing not in ('banned', 'leaving'))
    where id = ${memberId}`);
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

/** How many of a member's followers a block hides from the reader of a prepared query: they are in the stored count. */
export const hiddenFollowers = (viewer: Reader | null, memberId: SQLWrapper): SQL<number> =>
  hidden(viewer, sql`f.member_id = ${memberId}`, sql`f.follower_id`);

/** How many of those whom a member follows a block hides from the reader. */
export const hiddenFollowed = (viewer: Reader | null, memberId: SQLWrapper): SQL<number> =>
  hidden(viewer, sql`f.follower_id = ${memberId}`, sql`f.member_id`);

const hidden = (viewer: Reader | null, isOfMember: SQL, person: SQL): SQL<number> =>
  viewer
    ? sql`(select count(*)::int from ${follows} f where ${isOfMember} and f.state = 'following'
        and ${countedBehindBlocks(person, preparedViewer)})`
    : sql`0`;
