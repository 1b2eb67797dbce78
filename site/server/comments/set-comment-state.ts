import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { isShown } from "../../shared/permissions.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { notFound } from "../problems.ts";
import { addToCommentCounts } from "./comment-counts.ts";
import { lockCommentInAnyState } from "./lock-comment.ts";
import { comments } from "./tables.ts";

/**
 * Hides a comment from all but its author and admins, or shows it again.
 * @returns what changes for others; null when it was so already, or is deleted and may be restored
 * @throws 404 for none, and for one that is erased
 */
export async function setCommentState(
  tx: Transaction,
  id: string,
  state: "live" | "hidden",
): Promise<CacheTag[] | null> {
  const comment = await lockCommentInAnyState(tx, id);
  // What its author has deleted is restored hidden, where a decision hides it.
  if (comment.state === state || comment.deletedAt !== null) return null;
  if (comment.state === "deleted") throw notFound("comment");
  await tx.update(comments).set({ state }).where(eq(comments.id, id));
  // Those of members who are banned or leaving are in no count.
  if (isShown(comment.author.standing)) await addToCommentCounts(tx, comment, state === "live" ? 1 : -1);
  return [`comments:${comment.subject.id}`];
}
