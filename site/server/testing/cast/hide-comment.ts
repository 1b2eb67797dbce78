import type { Database } from "@hemline/database";
import { eq } from "drizzle-orm";
import { addToCommentCounts } from "../../comments/comment-counts.ts";
import { comments } from "../../comments/tables.ts";

/** What moderation will do with a comment: no verb does it yet. */
export const hideComment = (db: Database, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [hidden] = await tx.update(comments).set({ state: "hidden" }).where(eq(comments.id, id)).returning();
    if (hidden) await addToCommentCounts(tx, hidden, -1);
  });
