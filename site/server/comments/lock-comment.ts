import type { Transaction } from "@hemline/database";
import { eq, getTableColumns } from "drizzle-orm";
import type { Standing } from "../../shared/permissions.ts";
import { isUuid } from "../../shared/uuid.ts";
import { members } from "../accounts/tables.ts";
import { notFound } from "../problems.ts";
import { type LockedSubject, lockSubjectOf } from "./subjects/lock-subject.ts";
import { comments } from "./tables.ts";

export type LockedComment = typeof comments.$inferSelect & {
  subject: LockedSubject;
  author: { standing: Standing };
};

/**
 * Locks what a comment stands under, which orders all that happens to its comments, also that their authors leave and
 * come back.
 * @throws 404 when there is none, or it is deleted
 */
export async function lockComment(tx: Transaction, id: string): Promise<LockedComment> {
  const comment = await lockCommentInAnyState(tx, id);
  if (comment.state === "deleted") throw notFound("comment");
  return comment;
}

/** The same, also of one that is deleted. @throws 404 when there is none */
export async function lockCommentInAnyState(tx: Transaction, id: string): Promise<LockedComment> {
  const [found] = isUuid(id)
    ? await tx.select({ lookId: comments.lookId, entryId: comments.entryId }).from(comments).where(eq(comments.id, id))
    : [];
  if (!found) throw notFound("comment");
  const subject = await lockSubjectOf(tx, found);
  const [row] = await tx
    .select({ comment: getTableColumns(comments), author: { standing: members.standing } })
    .from(comments)
    .innerJoin(members, eq(members.id, comments.authorId))
    .where(eq(comments.id, id));
  if (!row) throw notFound("comment");
  return { ...row.comment, subject, author: row.author };
}
