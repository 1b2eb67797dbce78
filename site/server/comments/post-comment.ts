import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import type { CommentDraft } from "../../shared/comments/comment.ts";
import type { CommentTarget } from "../../shared/comments/comment-target.ts";
import { commentPlace } from "../../shared/drafts/draft-place.ts";
import type { Reader } from "../../shared/permissions.ts";
import { newUuid } from "../../shared/uuid.ts";
import { repeatingDeadlocks } from "../db/repeating-deadlocks.ts";
import { deletePostedDraft } from "../drafts/delete-draft.ts";
import { notifyEach } from "../notifications/notify.ts";
import { notFound } from "../problems.ts";
import { lockActingMember } from "../relations/lock-acting-member.ts";
import { lockedSeenBy, viewerId } from "../relations/seen-by.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { addToCommentCounts } from "./comment-counts.ts";
import { commentNotices } from "./comment-notices.ts";
import { isThreadSeen } from "./is-thread-seen.ts";
import { saveMentions } from "./mentions.ts";
import { type LockedSubject, lockToComment } from "./subjects/lock-subject.ts";
import { readableEntry } from "./subjects/readable-entry.ts";
import { comments, subjectColumns } from "./tables.ts";

/**
 * Writes a comment under a look or an entry, and deletes its draft of `draftVersion`; or a reply. A reply to a reply
 * belongs to the same comment.
 * @throws 404 when the look, the entry or the comment it replies to is not there for this member; 403 where they get only
 * the teaser of the entry; 409 when comments are closed
 */
export async function postComment(
  site: SiteContext,
  member: Member,
  on: CommentTarget,
  draft: CommentDraft,
  draftVersion = 0,
): Promise<{ id: string; threadId: string | null; subject: LockedSubject }> {
  const openedTo = on.kind === "entry" ? await readableEntry(site, member, on.slug) : null;
  const posted = await repeatingDeadlocks(() =>
    site.db.transaction(async (tx) => {
      await lockActingMember(tx, member.id);
      const subject = await lockToComment(tx, member, on, openedTo);
      const answered = draft.parent ? await answeredComment(tx, member, subject, draft.parent) : null;
      const row = {
        id: newUuid(site.clock),
        authorId: member.id,
        ...(subject.kind === "look" ? { lookId: subject.id } : { entryId: subject.id }),
        parentId: answered?.threadId ?? null,
        source: draft.text,
        postedAt: site.clock(),
      };
      await tx.insert(comments).values(row);
      const named = await saveMentions(tx, row);
      await addToCommentCounts(tx, { subject, parentId: row.parentId }, 1);
      if (row.parentId === null) await deletePostedDraft(tx, member.id, commentPlace(on), draftVersion);
      await notifyEach(tx, site, commentNotices(row, { answered: answered?.authorId ?? null, named, subject }));
      return { subject, id: row.id, threadId: row.parentId };
    }),
  );
  site.changed([`comments:${posted.subject.id}`]);
  return posted;
}

/** Whom a reply answers, and the comment that it belongs to. @throws 404 unless the member sees both and it is live */
async function answeredComment(
  tx: Transaction,
  member: Reader,
  subject: LockedSubject,
  id: string,
): Promise<{ authorId: string; threadId: string }> {
  const [comment] = await tx
    .select({ id: comments.id, authorId: comments.authorId, parentId: comments.parentId })
    .from(comments)
    .where(
      and(
        ...[eq(comments.id, id), eq(subjectColumns[subject.kind], subject.id)],
        ...[eq(comments.state, "live"), lockedSeenBy(member, comments), isThreadSeen(member, viewerId(member))],
      ),
    );
  if (!comment) throw notFound("comment");
  return { authorId: comment.authorId, threadId: comment.parentId ?? comment.id };
}
