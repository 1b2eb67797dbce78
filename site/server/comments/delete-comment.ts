import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import { isShown } from "../../shared/permissions.ts";
import { decideCasesAbout } from "../cases/decide-cases-about.ts";
import { looks } from "../looks/tables.ts";
import { withdrawAbout } from "../notifications/withdraw.ts";
import { notFound } from "../problems.ts";
import { lockedSeenBy } from "../relations/seen-by.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { addToCommentCounts } from "./comment-counts.ts";
import { deleteEmptyPlaceholders } from "./delete-empty-placeholders.ts";
import { type LockedComment, lockComment } from "./lock-comment.ts";
import { comments, mentions } from "./tables.ts";

/**
 * Deletes a comment; with replies it leaves its place without its text. Its author may, and where they can read the
 * look its author and admins. That of an admin decides its reports.
 * @throws 404 also for everybody else
 */
export async function deleteComment(site: SiteContext, member: Member, id: string): Promise<void> {
  const lookId = await site.db.transaction(async (tx) => {
    const comment = await lockComment(tx, id);
    const { authorId, state, parentId, author } = comment;
    if (member.id !== authorId && !(await mayModerate(tx, member, comment))) throw notFound("comment");
    // Those of members who are banned or leaving are in no count.
    if (state === "live" && isShown(author.standing)) await addToCommentCounts(tx, comment, -1);
    await withdrawAbout(tx, id);
    if (member.role === "admin" && member.id !== authorId) await decideCasesAbout(tx, site, member, "comment", [id]);
    if (await hasReplies(tx, id)) {
      await tx.update(comments).set({ state: "deleted", source: "" }).where(eq(comments.id, id));
      await tx.delete(mentions).where(eq(mentions.commentId, id));
    } else await tx.delete(comments).where(eq(comments.id, id));
    if (parentId) await deleteEmptyPlaceholders(tx, [parentId]);
    return comment.lookId;
  });
  site.changed([`comments:${lookId}`]);
}

async function mayModerate(tx: Transaction, member: Member, { lookId, look }: LockedComment): Promise<boolean> {
  if (member.id !== look.authorId && member.role !== "admin") return false;
  const read = await tx
    .select({ id: looks.id })
    .from(looks)
    .where(and(eq(looks.id, lookId), lockedSeenBy(member, looks)));
  return read.length > 0;
}

/** Also such as nobody sees now, because their author may come back. */
const hasReplies = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.select({ id: comments.id }).from(comments).where(eq(comments.parentId, id)).limit(1)).length > 0;
