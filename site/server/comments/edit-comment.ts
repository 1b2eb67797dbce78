import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type { AllowedReaders } from "../../shared/reader-access.ts";
import { repeatingDeadlocks } from "../db/repeating-deadlocks.ts";
import { renewMentionNotices } from "../notifications/renew-mention-notices.ts";
import { commentTooOld, notFound } from "../problems.ts";
import { lockActingMember } from "../relations/lock-acting-member.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { commentNotices, noticeOf } from "./comment-notices.ts";
import { isEditable } from "./comment-payload.ts";
import { lockComment } from "./lock-comment.ts";
import { replaceMentions } from "./mentions.ts";
import { isReadBy, type LockedSubject } from "./subjects/lock-subject.ts";
import { readableEntryOf } from "./subjects/readable-entry.ts";
import { comments } from "./tables.ts";

/**
 * Changes a comment's text.
 * @returns what it stands under
 * @throws 404 for another member's, or under what they can't read; 409 when it is too old; 403 for banned members
 */
export async function editComment(site: SiteContext, member: Member, id: string, text: string): Promise<LockedSubject> {
  const openedTo = await readableEntryOf(site, member, id);
  const { subject, changed } = await repeatingDeadlocks(() =>
    site.db.transaction(async (tx) => {
      await lockActingMember(tx, member.id);
      const { subject, ...comment } = await lockOwnComment(tx, member, id, openedTo);
      if (!isEditable(comment, site.clock())) throw commentTooOld();
      if (text === comment.source) return { subject, changed: [] };
      await tx.update(comments).set({ source: text, editedAt: site.clock() }).where(eq(comments.id, id));
      const named = await replaceMentions(tx, { id, authorId: member.id, source: text });
      await renewMentionNotices(tx, site, id, named, {
        mention: (memberId) => noticeOf(comment, memberId, "mention"),
        others: commentNotices(comment, { answered: null, named: [], subject }),
      });
      return { subject, changed: [`comments:${subject.id}` as const] };
    }),
  );
  site.changed(changed);
  return subject;
}

/** @throws 404 for another member's, or under what the member can't read */
async function lockOwnComment(tx: Transaction, member: Member, id: string, openedTo: AllowedReaders | null) {
  const comment = await lockComment(tx, id);
  const isOwn = comment.authorId === member.id;
  if (!isOwn || !(await isReadBy(tx, member, comment.subject, openedTo))) throw notFound("comment");
  return comment;
}
