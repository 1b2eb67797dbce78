import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { maxUnreadMessages } from "../../../shared/discussions/discussion-options.ts";
import type { Reader } from "../../../shared/permissions.ts";
import { members } from "../../accounts/tables.ts";
import { notMuted, preparedViewer, seenBy } from "../../relations/seen-by.ts";
import { messages } from "../tables.ts";

/**
 * What a member has not read of a discussion, up to `maxUnreadMessages`: without their own messages, deleted ones, and those
 * of members whom they muted or may not see. For a prepared query.
 */
export const unreadMessages = (
  member: Reader,
  discussionId: SQLWrapper,
  readNumber: SQLWrapper,
): SQL<number> => sql<number>`(
  select count(*)::int from (${unread(member, discussionId, readNumber)}
    limit ${sql.raw(String(maxUnreadMessages))}) unread)`;

/** Whether there are any: reads no more than one of them. */
export const hasUnread = (member: Reader, discussionId: SQLWrapper, readNumber: SQLWrapper): SQL =>
  sql`exists (${unread(member, discussionId, readNumber)})`;

const unread = (member: Reader, discussionId: SQLWrapper, readNumber: SQLWrapper): SQL => sql`
  select 1 from ${messages} join ${members} on ${members.id} = ${messages.authorId}
  where ${messages.discussionId} = ${discussionId} and ${messages.number} > ${readNumber}
    and ${messages.authorId} <> ${preparedViewer} and ${messages.state} <> 'deleted'
    and ${seenBy(member, messages)} and ${notMuted(messages.authorId)}`;
