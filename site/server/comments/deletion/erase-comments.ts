import type { Transaction } from "@hemline/database";
import { and, eq, isNotNull, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { comments, mentions } from "../tables.ts";
import { deleteEmptyPlaceholders } from "./delete-empty-placeholders.ts";

/**
 * Erases comments, which are in no count any more; those with replies that stay leave their places without text. Replies
 * that nobody sees now stay too, because their authors may come back or restore them. Whoever calls it has locked what the
 * comments stand under.
 */
export async function eraseComments(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // One parameter, however many they are.
  const given = sql`(${sql.param([...ids])}::uuid[])`;
  const reply = alias(comments, "reply");
  const answered = tx
    .select({ id: reply.id })
    .from(reply)
    .where(and(eq(reply.parentId, comments.id), sql`not ${reply.id} = any${given}`));
  const deleted = await tx
    .delete(comments)
    .where(and(sql`${comments.id} = any${given}`, notExists(answered)))
    .returning({ parentId: comments.parentId });
  await tx
    .update(comments)
    .set({ state: "deleted", source: "", deletedAt: null })
    .where(sql`${comments.id} = any${given}`);
  await tx.delete(mentions).where(sql`${mentions.commentId} = any${given}`);
  await deleteEmptyPlaceholders(
    tx,
    deleted.map(({ parentId }) => parentId).filter((id) => id !== null),
  );
}

/** Erases all of a member. */
export const eraseCommentsBy = (tx: Transaction, memberId: string): Promise<void> =>
  eraseWhere(tx, eq(comments.authorId, memberId));

/** Erases those that a member deleted and could restore until now. */
export const eraseDeletedCommentsBy = (tx: Transaction, memberId: string): Promise<void> =>
  eraseWhere(tx, and(eq(comments.authorId, memberId), isNotNull(comments.deletedAt)));

async function eraseWhere(tx: Transaction, which: SQL | undefined): Promise<void> {
  const found = await tx.select({ id: comments.id }).from(comments).where(which);
  await eraseComments(
    tx,
    found.map(({ id }) => id),
  );
}
