import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { isThreadSeen } from "../comments/is-thread-seen.ts";
import { comments, mentions } from "../comments/tables.ts";
import { discussions, messageMentions, messages } from "../discussions/tables.ts";
import { mayEnterGroup } from "../groups/may-enter-group.ts";
import { groups } from "../groups/tables.ts";
import { looks } from "../looks/tables.ts";
import { entries } from "../notebook/tables.ts";
import { notificationActors, notifications } from "../notifications/tables.ts";
import { isAmongReaders } from "../relations/is-among-readers.ts";
import { hasPage, lockedSeenBy, notBlocked, notMuted, preparedViewer, seenBy } from "../relations/seen-by.ts";
import { follows } from "../relations/tables.ts";
import { answeredProposal } from "./answered-proposal.ts";
import { answeredReview } from "./answered-review.ts";
import { notifiedDecision } from "./notified-decision.ts";

/** Keeps the actors whom the viewer may see, in a prepared query that joins them as `members`. */
export const isActorShown: SQL = sql`(${hasPage} and ${notBlocked(members.id)} and ${notMuted(members.id)})`;

/**
 * Keeps the notifications that the member may see now: at least one of their actors is visible, and so are their
 * comment, its thread and what it stands under, or their message. One of a mention is kept when an edit takes the name
 * away, and shown again when the name is back. What admins decided has no actors. For a prepared query.
 */
export function isShown(member: Reader): SQL {
  const { kind, subjectId } = notifications;
  const isNamed = sql`(exists (select 1 from ${mentions} where ${mentions.commentId} = ${subjectId} and ${mentions.memberId} = ${preparedViewer})
    or exists (select 1 from ${messageMentions} where ${messageMentions.messageId} = ${subjectId} and ${messageMentions.memberId} = ${preparedViewer}))`;
  const isOfAdmins = sql`${kind} in ('decision', 'report-outcome')`;
  return sql`((${isOfAdmins} or ${hasShownActor(notifications)}) and case
    when ${isOfAdmins} then ${notifiedDecision} is not null
    when ${kind} = 'like' then ${isLookSeen(member, subjectId)}
    when ${kind} in ('mention', 'message-mention') and not ${isNamed} then false
    when ${kind} in ('comment', 'reply', 'mention') then ${isCommentSeen(member, subjectId)}
    when ${kind} in ('message-reply', 'message-mention', 'message', 'message-like') then ${isMessageSeen(member, subjectId)}
    when ${kind} = 'proposal' then ${answeredProposal} is not null
    when ${kind} = 'review-answer' then ${answeredReview} is not null
    when ${kind} = 'follow-request' then ${followOfAsker} is not null
    else true end)`;
}

/** The same for the kinds `comment` and `message`, the only ones that are grouped, of an alias of the table. */
export const isGroupedShown = (
  member: Reader,
  of: { id: SQLWrapper; kind: SQLWrapper; subjectId: SQLWrapper },
): SQL => sql`(${hasShownActor(of)} and case when ${of.kind} = 'comment' then ${isCommentSeen(member, of.subjectId)}
    else ${isMessageSeen(member, of.subjectId)} end)`;

const hasShownActor = ({ id }: { id: SQLWrapper }): SQL => sql`
  exists (select 1 from ${notificationActors} join ${members} on ${members.id} = ${notificationActors.actorId}
    where ${notificationActors.notificationId} = ${id} and ${isActorShown})`;

const isLookSeen = (member: Reader, lookId: SQLWrapper): SQL => sql`
  exists (select 1 from ${looks} join ${members} on ${members.id} = ${looks.authorId}
    where ${looks.id} = ${lookId} and ${seenBy(member, looks)})`;

const isEntryRead = (member: Reader): SQL => sql`
  exists (select 1 from ${entries} where ${entries.id} = ${comments.entryId} and ${entries.state} = 'live'
    and (${entries.authorId} = ${preparedViewer} or ${isAmongReaders(entries.allowed, member, sql`now()`)}))`;

const isCommentSeen = (member: Reader, commentId: SQLWrapper): SQL => sql`
  exists (select 1 from ${comments} join ${members} on ${members.id} = ${comments.authorId}
    where ${comments.id} = ${commentId} and ${seenBy(member, comments)} and ${isThreadSeen(member, preparedViewer)}
      and (${isLookSeen(member, comments.lookId)} or ${isEntryRead(member)}))`;

const isMessageSeen = (member: Reader, messageId: SQLWrapper): SQL => sql`
  exists (select 1 from ${messages} join ${members} on ${members.id} = ${messages.authorId}
    join ${discussions} on ${discussions.id} = ${messages.discussionId} join ${groups} on ${groups.id} = ${discussions.groupId}
    where ${messages.id} = ${messageId} and ${seenBy(member, messages)} and ${lockedSeenBy(member, discussions, preparedViewer)}
      and ${mayEnterGroup(member, sql`now()`)})`;

/**
 * The state of the follow that a request asked for; null for other kinds, and once it is gone. The offset makes the planner
 * look the asker’s follow up: it would read all followers of the member.
 */
export const followOfAsker: SQL<"asked" | "following" | null> = sql`
  case when ${notifications.kind} = 'follow-request' then (
    select asked.state from ${notificationActors} cross join lateral (
      select ${follows.state} from ${follows}
      where ${follows.followerId} = ${notificationActors.actorId} and ${follows.memberId} = ${preparedViewer} offset 0) asked
    where ${notificationActors.notificationId} = ${notifications.id} limit 1) end`;
