import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import { dayMs } from "../../../shared/durations.ts";
import { leavingLimits } from "../../../shared/lifetimes.ts";
import { members } from "../../accounts/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { dataExports } from "../tables.ts";
import { enqueueExportEmail } from "./export-emails.ts";
import { exportFiles } from "./export-files.ts";
import { exportZip } from "./export-zip.ts";

export const exportQueue = "site.data-export";

const keptMs = leavingLimits.exportDays * dayMs;

/** Writes the ZIP. A job that was killed starts again; nobody sees a part of a file. */
export async function makeExport(site: SiteContext, { id }: { id: string }): Promise<void> {
  const [asked] = await site.db
    .select({
      ...{ memberId: dataExports.memberId, askedAt: dataExports.askedAt },
      ...{ email: members.email, firstName: members.firstName },
    })
    .from(dataExports)
    .innerJoin(members, eq(members.id, dataExports.memberId))
    .where(and(eq(dataExports.id, id), eq(dataExports.state, "running")));
  if (!asked) return;
  const files = exportFiles(site);
  const sizeBytes = await files.write(id, await exportZip(site, asked.memberId));
  const readyAt = site.clock();
  const expiresAt = new Date(readyAt.getTime() + keptMs);
  const isWanted = await site.db.transaction(async (tx: Transaction) => {
    const ready = await tx
      .update(dataExports)
      .set({ state: "ready", sizeBytes, readyAt, expiresAt })
      .where(and(eq(dataExports.id, id), eq(dataExports.state, "running")))
      .returning({ id: dataExports.id });
    if (ready.length) await enqueueExportEmail(site, tx, { ...asked, expiresAt, sizeBytes });
    return ready.length > 0;
  });
  if (isWanted) return;
  // Erased with its member or given up meanwhile, or finished by another process.
  const [left] = await site.db.select({ state: dataExports.state }).from(dataExports).where(eq(dataExports.id, id));
  if (left?.state !== "ready") await files.remove(id);
}
