import type { Transaction } from "@hemline/database";
import { and, eq, inArray, isNull, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { comments } from "../tables.ts";

/** Deletes those of some comments that were erased before and kept their place for replies that are gone now. */
export async function deleteEmptyPlaceholders(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const reply = alias(comments, "reply");
  const replies = tx.select({ id: reply.id }).from(reply).where(eq(reply.parentId, comments.id));
  const isPlaceholder = and(eq(comments.state, "deleted"), isNull(comments.deletedAt));
  await tx.delete(comments).where(and(inArray(comments.id, ids), isPlaceholder, notExists(replies)));
}
