import { and, asc, eq, lt } from "drizzle-orm";
import { withdrawAbout } from "../../notifications/withdraw.ts";
import type { SiteContext } from "../../site-context.ts";
import { lockSubjectOf } from "../subjects/lock-subject.ts";
import { comments } from "../tables.ts";
import { lastKeptAt } from "./delete-comment.ts";
import { eraseComments } from "./erase-comments.ts";

/**
 * Erases the comments that were deleted more than a week ago, each in a transaction of its own. Those with replies leave
 * their places.
 */
export async function pruneDeletedComments({ db, clock }: Pick<SiteContext, "db" | "clock">): Promise<void> {
  const isDue = lt(comments.deletedAt, lastKeptAt(clock()));
  for (;;) {
    const [due] = await db
      .select({ id: comments.id, lookId: comments.lookId, entryId: comments.entryId })
      .from(comments)
      .where(isDue)
      .orderBy(asc(comments.deletedAt))
      .limit(1);
    if (!due) return;
    await db.transaction(async (tx) => {
      await lockSubjectOf(tx, due);
      // Its author may have restored it meanwhile.
      if ((await tx.$count(comments, and(eq(comments.id, due.id), isDue))) === 0) return;
      await eraseComments(tx, [due.id]);
      await withdrawAbout(tx, due.id);
    });
  }
}
