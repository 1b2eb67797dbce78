import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { blocks, follows, mutes } from "./tables.ts";

interface SubjectColumns {
  authorId: SQLWrapper;
  audience: SQLWrapper;
  state: SQLWrapper;
}

/** Decides the SQL of `seenBy`, and so belongs in the name of a prepared query. */
export const readerKind = (reader: Reader | null) =>
  reader === null ? "visitor" : reader.role === "admin" ? "admin" : "member";

/**
 * The reader's id as the placeholder `viewer` of a prepared query. In a subquery, so that the planner cannot reckon with
 * what this reader likes and follows: it would then plan anew for each request, which takes longer than the query.
 */
export const preparedViewer = sql`(select ${sql.placeholder("viewer")}::uuid)`;

/** The reader's id in a query that runs once. */
export const viewerId = (reader: Pick<Reader, "id">): SQL => sql`${reader.id}::uuid`;

/**
 * `mayRead` as SQL, for a query that joins the subject's author as `members`. Blocks and follows are looked up by their
 * keys for each row, so that a block works on the very next request.
 */
export function seenBy(reader: Reader | null, subject: SubjectColumns, viewer = preparedViewer): SQL {
  const { authorId, audience, state } = subject;
  if (reader === null)
    return sql`(${state} = 'live' and ${audience} = 'everyone' and not ${members.isPrivate} and ${isShown})`;
  const isOwn = sql`(${authorId} = ${viewer} and ${state} <> 'deleted')`;
  if (reader.role === "admin") return sql`(${isOwn} or (${state} in ('live', 'hidden') and ${audience} <> 'me'))`;
  return sql`(${isOwn} or (${state} = 'live' and ${audience} <> 'me' and ${isShown} and ${notBlocked(authorId, viewer)}
    and ((${audience} = 'everyone' and not ${members.isPrivate}) or ${isFollowed(authorId, viewer)})))`;
}

/**
 * `seenBy` for a query that locks its rows, and so cannot join their authors, or joins the author of another subject. The
 * offset makes the planner look the author of each row up: it reckons with more rows than a limit lets through, and would
 * read all members instead.
 */
export const lockedSeenBy = (
  reader: Reader | null,
  subject: SubjectColumns,
  viewer = reader ? viewerId(reader) : preparedViewer,
): SQL => sql`
  exists (select 1 from ${members} where ${members.id} = ${subject.authorId} and ${seenBy(reader, subject, viewer)} offset 0)`;

/** Members of whom others see something, if only comments without a name: `isShown` as SQL. */
export const isShown: SQL = sql`${members.standing} not in ('banned', 'leaving')`;

/** Members who have a page. */
export const hasPage: SQL = sql`${members.standing} in ('active', 'suspended')`;

/** Neither has blocked the other. */
export const notBlocked = (memberId: SQLWrapper, viewer = preparedViewer): SQL => sql`
  (not exists (select 1 from ${blocks} where ${blocks.blockerId} = ${viewer} and ${blocks.blockedId} = ${memberId})
    and not exists (select 1 from ${blocks} where ${blocks.blockerId} = ${memberId} and ${blocks.blockedId} = ${viewer}))`;

/** For a query about one reader. */
export const hasBlocks = (viewer: SQL): SQL => sql`
  exists (select 1 from ${blocks} where blocker_id = ${viewer} or blocked_id = ${viewer})`;

/**
 * Members whom stored counts include, and whom a block hides from the reader. These are found once: `notBlocked` would
 * look for a block at each row that is counted. Most readers have no blocks, and then no row is read.
 */
export const countedBehindBlocks = (memberId: SQL, viewer: SQL): SQL => sql`
  (${hasBlocks(viewer)} and ${memberId} = any(array(
    select m.id from ${members} m where m.standing not in ('banned', 'leaving') and m.id in
      (select blocked_id from ${blocks} where blocker_id = ${viewer}
       union all select blocker_id from ${blocks} where blocked_id = ${viewer}))))`;

export const isFollowed = (memberId: SQLWrapper, viewer: SQLWrapper = preparedViewer): SQL => sql`
  exists (select 1 from ${follows} where ${follows.followerId} = ${viewer} and ${follows.memberId} = ${memberId}
    and ${follows.state} = 'following')`;

/** For lists that show many members' subjects. Those of a muted member can still be opened by their addresses. */
export const notMuted = (memberId: SQLWrapper, viewer = preparedViewer): SQL => sql`
  not exists (select 1 from ${mutes} where ${mutes.memberId} = ${viewer} and ${mutes.mutedId} = ${memberId})`;
