import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { isShown } from "../../shared/permissions.ts";
import type { AllowedReaders } from "../../shared/reader-access.ts";
import { recordActOnOthers } from "../audit/record-act-on-others.ts";
import { decideCasesAbout } from "../cases/decide-cases-about.ts";
import { withdrawAbout } from "../notifications/withdraw.ts";
import { notFound } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { addToCommentCounts } from "./comment-counts.ts";
import { deleteEmptyPlaceholders } from "./delete-empty-placeholders.ts";
import { lockComment } from "./lock-comment.ts";
import { isReadBy, type LockedSubject } from "./subjects/lock-subject.ts";
import { readableEntryOf } from "./subjects/readable-entry.ts";
import { comments, mentions } from "./tables.ts";

/**
 * Deletes a comment; with replies it leaves its place without its text. Its author may, and where they can read what it
 * stands under, the author of that and admins. When an admin deletes another member’s comment, the audit log says so, and
 * its reports are decided.
 * @throws 404 also for everybody else
 */
export async function deleteComment(
  site: SiteContext,
  { member, requestId }: { member: Member; requestId: string },
  id: string,
): Promise<void> {
  const openedTo = await readableEntryOf(site, member, id);
  const subject = await site.db.transaction(async (tx) => {
    const comment = await lockComment(tx, id);
    const { authorId, state, parentId, author } = comment;
    if (member.id !== authorId && !(await mayModerate(tx, member, comment.subject, openedTo)))
      throw notFound("comment");
    // Those of members who are banned or leaving are in no count.
    if (state === "live" && isShown(author.standing)) await addToCommentCounts(tx, comment, -1);
    await withdrawAbout(tx, id);
    if (member.role === "admin" && member.id !== authorId) await decideCasesAbout(tx, site, member, "comment", [id]);
    const under = { [comment.subject.kind]: comment.subject.id };
    await recordActOnOthers(tx, site, { member, requestId }, authorId, {
      ...{ act: "delete", targetKind: "comment", targetId: id },
      ...{ before: { ...under, state }, after: { ...under, state: "deleted" } },
    });
    if (await hasReplies(tx, id)) {
      await tx.update(comments).set({ state: "deleted", source: "" }).where(eq(comments.id, id));
      await tx.delete(mentions).where(eq(mentions.commentId, id));
    } else await tx.delete(comments).where(eq(comments.id, id));
    if (parentId) await deleteEmptyPlaceholders(tx, [parentId]);
    return comment.subject;
  });
  site.changed([`comments:${subject.id}`]);
}

async function mayModerate(
  tx: Transaction,
  member: Member,
  subject: LockedSubject,
  openedTo: AllowedReaders | null,
): Promise<boolean> {
  if (member.id !== subject.authorId && member.role !== "admin") return false;
  return isReadBy(tx, member, subject, openedTo);
}

/** Also such as nobody sees now, because their author may come back. */
const hasReplies = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.select({ id: comments.id }).from(comments).where(eq(comments.parentId, id)).limit(1)).length > 0;
