import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import { looks } from "../looks/tables.ts";
import { entries } from "../notebook/tables.ts";
import type { LockedSubject } from "./subjects/lock-subject.ts";
import { comments } from "./tables.ts";

/**
 * Adds a live comment to the count of what it stands under and to that of the comment it replies to, or takes it away.
 * Whoever calls it has locked what it stands under.
 */
export async function addToCommentCounts(
  tx: Transaction,
  { subject: { kind, id }, parentId }: { subject: Pick<LockedSubject, "kind" | "id">; parentId: string | null },
  change: 1 | -1,
): Promise<void> {
  const subjects = kind === "look" ? looks : entries;
  await tx
    .update(subjects)
    .set({ commentCount: sql`${subjects.commentCount} + ${change}` })
    .where(eq(subjects.id, id));
  if (parentId === null) return;
  await tx
    .update(comments)
    .set({ replyCount: sql`${comments.replyCount} + ${change}` })
    .where(eq(comments.id, parentId));
}
