import type { Transaction } from "@hemline/database";
import { eq, getTableColumns } from "drizzle-orm";
import type { Standing } from "../../shared/permissions.ts";
import { isUuid } from "../../shared/uuid.ts";
import { members } from "../accounts/tables.ts";
import { looks } from "../looks/tables.ts";
import { notFound } from "../problems.ts";
import { comments } from "./tables.ts";

export type LockedComment = typeof comments.$inferSelect & {
  look: { slug: string; authorId: string };
  author: { standing: Standing };
};

/**
 * Locks a comment's look, which orders all that happens to its comments, also that their authors leave and come back.
 * @throws 404 when there is none, or it is deleted
 */
export async function lockComment(tx: Transaction, id: string): Promise<LockedComment> {
  const [found] = isUuid(id)
    ? await tx.select({ lookId: comments.lookId }).from(comments).where(eq(comments.id, id))
    : [];
  if (!found) throw notFound("comment");
  const [look] = await tx
    .select({ slug: looks.slug, authorId: looks.authorId })
    .from(looks)
    .where(eq(looks.id, found.lookId))
    .for("no key update");
  const [row] = await tx
    .select({ comment: getTableColumns(comments), author: { standing: members.standing } })
    .from(comments)
    .innerJoin(members, eq(members.id, comments.authorId))
    .where(eq(comments.id, id));
  if (!look || !row || row.comment.state === "deleted") throw notFound("comment");
  return { ...row.comment, look, author: row.author };
}
