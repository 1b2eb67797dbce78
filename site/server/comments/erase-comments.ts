import type { Transaction } from "@hemline/database";
import { and, eq, inArray, ne, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { deleteEmptyPlaceholders } from "./delete-empty-placeholders.ts";
import { comments, mentions } from "./tables.ts";

/**
 * Deletes a member's comments; those with replies of others leave their places without text. They are in no count.
 * Whoever calls it has locked what they stand under.
 */
export async function eraseComments(tx: Transaction, memberId: string): Promise<void> {
  const reply = alias(comments, "reply");
  const answered = tx
    .select({ id: reply.id })
    .from(reply)
    .where(and(eq(reply.parentId, comments.id), ne(reply.authorId, memberId)));
  const deleted = await tx
    .delete(comments)
    .where(and(eq(comments.authorId, memberId), notExists(answered)))
    .returning({ parentId: comments.parentId });
  await emptyAllOf(tx, memberId);
  await deleteEmptyPlaceholders(
    tx,
    deleted.map(({ parentId }) => parentId).filter((id) => id !== null),
  );
}

async function emptyAllOf(tx: Transaction, memberId: string): Promise<void> {
  const emptied = await tx
    .update(comments)
    .set({ state: "deleted", source: "" })
    .where(eq(comments.authorId, memberId))
    .returning({ id: comments.id });
  const ids = emptied.map(({ id }) => id);
  if (ids.length) await tx.delete(mentions).where(inArray(mentions.commentId, ids));
}
