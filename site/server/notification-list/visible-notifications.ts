import { type SQL, sql } from "drizzle-orm";
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

/** Keeps the actors whom the viewer may see, in a query that joins them as `members`. */
export const isActorShown = (viewer: SQL): SQL =>
  sql`(${hasPage} and ${notBlocked(members.id, viewer)} and ${notMuted(members.id, viewer)})`;

/**
 * Keeps the notifications that the member may see now: at least one of their actors is visible, and so are their
 * comment, its thread and what it stands under, or their message. One of a mention is kept when an edit takes the name
 * away, and shown again when the name is back. What admins decided has no actors.
 */
export function isShown(member: Reader, viewer: SQL = preparedViewer): SQL {
  const { id, kind, subjectId } = notifications;
  const hasActor = sql`exists (select 1 from ${notificationActors} join ${members} on ${members.id} = ${notificationActors.actorId}
    where ${notificationActors.notificationId} = ${id} and ${isActorShown(viewer)})`;
  const isLookSeen = (
    lookId: SQL,
  ) => sql`exists (select 1 from ${looks} join ${members} on ${members.id} = ${looks.authorId}
    where ${looks.id} = ${lookId} and ${seenBy(member, looks, viewer)})`;
  const isEntryRead = sql`exists (select 1 from ${entries} where ${entries.id} = ${comments.entryId}
    and ${entries.state} = 'live'
    and (${entries.authorId} = ${viewer} or ${isAmongReaders(entries.allowed, member, sql`now()`, viewer)}))`;
  const isCommentSeen = sql`exists (select 1 from ${comments} join ${members} on ${members.id} = ${comments.authorId}
    where ${comments.id} = ${subjectId} and ${seenBy(member, comments, viewer)} and ${isThreadSeen(member, viewer)}
      and (${isLookSeen(sql`${comments.lookId}`)} or ${isEntryRead}))`;
  const isMessageSeen = sql`exists (select 1 from ${messages} join ${members} on ${members.id} = ${messages.authorId}
    join ${discussions} on ${discussions.id} = ${messages.discussionId} join ${groups} on ${groups.id} = ${discussions.groupId}
    where ${messages.id} = ${subjectId} and ${seenBy(member, messages, viewer)} and ${lockedSeenBy(member, discussions, viewer)}
      and ${mayEnterGroup(member, sql`now()`, viewer)})`;
  const isNamed = sql`(exists (select 1 from ${mentions} where ${mentions.commentId} = ${subjectId} and ${mentions.memberId} = ${viewer})
    or exists (select 1 from ${messageMentions} where ${messageMentions.messageId} = ${subjectId} and ${messageMentions.memberId} = ${viewer}))`;
  const isOfAdmins = sql`${kind} in ('decision', 'report-outcome')`;
  return sql`((${isOfAdmins} or ${hasActor}) and case
    when ${isOfAdmins} then ${notifiedDecision} is not null
    when ${kind} = 'like' then ${isLookSeen(sql`${subjectId}`)}
    when ${kind} in ('mention', 'message-mention') and not ${isNamed} then false
    when ${kind} in ('comment', 'reply', 'mention') then ${isCommentSeen}
    when ${kind} in ('message-reply', 'message-mention', 'message', 'message-like') then ${isMessageSeen}
    when ${kind} = 'proposal' then ${answeredProposal} is not null
    when ${kind} = 'review-answer' then ${answeredReview} is not null
    when ${kind} = 'follow-request' then ${followOfAsker(viewer)} is not null
    else true end)`;
}

/** The state of the follow that a request asked for; null once it is gone. */
export const followOfAsker = (viewer: SQL): SQL<"asked" | "following" | null> => sql`
  (select ${follows.state} from ${follows} join ${notificationActors} on ${notificationActors.actorId} = ${follows.followerId}
    where ${notificationActors.notificationId} = ${notifications.id} and ${follows.memberId} = ${viewer} limit 1)`;
