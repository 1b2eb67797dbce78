import { and, asc, eq, lt } from "drizzle-orm";
import type { SiteContext } from "../../site-context.ts";
import { items } from "../tables.ts";
import { lastKeptAt } from "./delete-items.ts";
import { eraseItems } from "./erase-items.ts";

const erasedAtOnce = 100;

/** Erases the items that were deleted more than a week ago. */
export async function pruneDeletedItems({ db, clock }: Pick<SiteContext, "db" | "clock">): Promise<void> {
  const now = clock();
  const isDue = and(eq(items.state, "deleted"), lt(items.deletedAt, lastKeptAt(now)));
  for (;;) {
    const erased = await db.transaction(async (tx) => {
      const due = await tx
        .select({ id: items.id })
        .from(items)
        .where(isDue)
        .orderBy(asc(items.deletedAt))
        .limit(erasedAtOnce)
        .for("update", { skipLocked: true });
      await eraseItems(
        tx,
        due.map(({ id }) => id),
        now,
      );
      return due.length;
    });
    if (erased === 0) return;
  }
}
