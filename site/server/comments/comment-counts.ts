import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import { looks } from "../looks/tables.ts";
import { comments } from "./tables.ts";

/**
 * Adds a live comment to its look's count and to that of the comment it replies to, or takes it away. Whoever calls it
 * has locked the look.
 */
export async function addToCommentCounts(
  tx: Transaction,
  { lookId, parentId }: { lookId: string; parentId: string | null },
  change: 1 | -1,
): Promise<void> {
  await tx
    .update(looks)
    .set({ commentCount: sql`${looks.commentCount} + ${change}` })
    .where(eq(looks.id, lookId));
  if (parentId === null) return;
  await tx
    .update(comments)
    .set({ replyCount: sql`${comments.replyCount} + ${change}` })
    .where(eq(comments.id, parentId));
}
