import type { SiteContext } from "../site-context.ts";
import { sendExportEmails } from "./export/export-emails.ts";
import { exportQueue, makeExport } from "./export/make-export.ts";
import { pruneExports } from "./export/prune-exports.ts";
import { finishLeavings } from "./finish-leaving.ts";
import { sendLeavingEmails } from "./leaving-emails.ts";

export async function startLeavingJobs(site: SiteContext): Promise<void> {
  await site.jobs.work<{ id: string }>(exportQueue, (payload) => makeExport(site, payload), { lasting: true });
  await sendExportEmails(site);
  await sendLeavingEmails(site);
  await site.jobs.every("site.export-sweep", "27 4 * * *", () => pruneExports(site));
  await site.jobs.every("site.leaving-sweep", "37 4 * * *", () => finishLeavings(site));
}
