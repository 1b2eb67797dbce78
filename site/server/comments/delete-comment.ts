import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import { withdrawAbout } from "../notifications/withdraw.ts";
import { notFound } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { addToCommentCounts } from "./comment-counts.ts";
import { lockComment } from "./lock-comment.ts";
import { comments, mentions } from "./tables.ts";

/**
 * Deletes a comment; with replies it leaves its place without its text. Its author may, the look's author, and admins.
 * @throws 404 also for everybody else
 */
export async function deleteComment(site: SiteContext, member: Member, id: string): Promise<void> {
  const lookId = await site.db.transaction(async (tx) => {
    const comment = await lockComment(tx, id);
    const { authorId, state, parentId, replyCount, look } = comment;
    if (member.id !== authorId && member.id !== look.authorId && member.role !== "admin") throw notFound("comment");
    if (state === "live") await addToCommentCounts(tx, comment, -1);
    await withdrawAbout(tx, id);
    if (replyCount > 0) {
      await tx.update(comments).set({ state: "deleted", source: "" }).where(eq(comments.id, id));
      await tx.delete(mentions).where(eq(mentions.commentId, id));
    } else await tx.delete(comments).where(eq(comments.id, id));
    if (parentId) await deleteEmptyPlaceholder(tx, parentId);
    return comment.lookId;
  });
  site.changed([`comments:${lookId}`]);
}

const deleteEmptyPlaceholder = (tx: Transaction, id: string) =>
  tx.delete(comments).where(and(eq(comments.id, id), eq(comments.state, "deleted"), eq(comments.replyCount, 0)));
