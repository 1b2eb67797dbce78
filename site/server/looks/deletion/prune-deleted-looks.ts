import { and, asc, eq, lt } from "drizzle-orm";
import type { SiteContext } from "../../site-context.ts";
import { looks } from "../tables.ts";
import { lastKeptAt } from "./delete-look.ts";
import { eraseLook } from "./erase-look.ts";

/** Erases the looks that were deleted more than a week ago, each in a transaction of its own. */
export async function pruneDeletedLooks({ db, clock }: Pick<SiteContext, "db" | "clock">): Promise<void> {
  const now = clock();
  const isDue = and(eq(looks.state, "deleted"), lt(looks.deletedAt, lastKeptAt(now)));
  for (;;) {
    const isErased = await db.transaction(async (tx) => {
      const [due] = await tx
        .select({ id: looks.id, authorId: looks.authorId })
        .from(looks)
        .where(isDue)
        .orderBy(asc(looks.deletedAt))
        .limit(1)
        .for("update", { skipLocked: true });
      if (due) await eraseLook(tx, due, now);
      return due !== undefined;
    });
    if (!isErased) return;
  }
}
