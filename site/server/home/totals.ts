import { eq, not, sql } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import { hasPage } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { totals } from "./tables.ts";

type Totals = Record<typeof totals.$inferSelect.name, number>;

export async function currentTotals({ db }: Pick<SiteContext, "db">): Promise<Totals> {
  const rows = await db.select().from(totals);
  return { members: 0, looks: 0, ...Object.fromEntries(rows.map(({ name, count }) => [name, count])) };
}

/** Counts all rows, and corrects the totals that differ. Each of these is a bug elsewhere, and logged. */
export async function recountTotals({ db, log }: Pick<SiteContext, "db" | "log">): Promise<void> {
  await db.transaction(async (tx) => {
    // The locks wait for earlier changes to commit, and make later changes wait for this recount.
    const held = await tx.select().from(totals).orderBy(totals.name).for("update");
    const [counted] = await tx
      .select({
        members: sql<number>`count(*)::int`,
        looks: sql<number>`coalesce(sum(${members.lookCount}) filter (where ${not(members.isPrivate)}), 0)::int`,
      })
      .from(members)
      .where(hasPage);
    for (const { name, count } of held) {
      if (!counted || counted[name] === count) continue;
      log.error({ total: name, kept: count, counted: counted[name] }, "a total was wrong and is corrected");
      await tx.update(totals).set({ count: counted[name] }).where(eq(totals.name, name));
    }
  });
}
