import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { isUuid } from "../../shared/uuid.ts";
import { looks } from "../looks/tables.ts";
import { notFound } from "../problems.ts";
import { comments } from "./tables.ts";

type LockedComment = typeof comments.$inferSelect & { look: { slug: string; authorId: string } };

/** Locks a comment's look, which orders all that happens to its comments. @throws 404 when there is none, or it is deleted */
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
  const [comment] = await tx.select().from(comments).where(eq(comments.id, id));
  if (!look || !comment || comment.state === "deleted") throw notFound("comment");
  return { ...comment, look };
}
