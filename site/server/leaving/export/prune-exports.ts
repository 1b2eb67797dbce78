import { and, eq, lte } from "drizzle-orm";
import { dayMs } from "../../../shared/durations.ts";
import type { SiteContext } from "../../site-context.ts";
import { dataExports } from "../tables.ts";
import { exportFiles } from "./export-files.ts";

/** The job is tried for three days. */
const givenUpMs = 4 * dayMs;

/** Deletes copies whose time is over, the file first, and lets members ask again whose copy could not be made. */
export async function pruneExports(site: SiteContext): Promise<void> {
  const { db, clock } = site;
  const now = clock();
  const files = exportFiles(site);
  const old = await db.select({ id: dataExports.id }).from(dataExports).where(lte(dataExports.expiresAt, now));
  for (const { id } of old) {
    await files.remove(id);
    await db.delete(dataExports).where(eq(dataExports.id, id));
  }
  await db.transaction(async (tx) => {
    const failed = await tx
      .update(dataExports)
      .set({ state: "failed" })
      .where(and(eq(dataExports.state, "running"), lte(dataExports.askedAt, new Date(now.getTime() - givenUpMs))))
      .returning({ id: dataExports.id });
    // A job that was killed between its file and its row has left a whole one.
    for (const { id } of failed) await files.remove(id);
  });
  await files.removeUnfinished(now);
}
