import type { Transaction } from "@hemline/database";
import { and, asc, desc, eq, lte } from "drizzle-orm";
import { publishFaults } from "../../../shared/notebook-admin/publish-faults.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { audit } from "../../audit/tables.ts";
import { entries } from "../../notebook/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { holdShelves } from "../lock-notebook.ts";
import { recountCategories } from "../recount-categories.ts";
import { textOfVersion } from "./entry-text.ts";
import { type Entry, lockEntry } from "./lock-entry.ts";
import { putOut } from "./publish-entry.ts";
import { withdraw } from "./withdraw-entry.ts";

/** Publishes the scheduled entries whose instant has come, each in a transaction of its own: once, and late rather than never. */
export async function publishDueEntries(site: SiteContext): Promise<void> {
  const isDue = and(eq(entries.state, "scheduled"), lte(entries.publishAt, site.clock()));
  const due = await site.db.select({ id: entries.id }).from(entries).where(isDue).orderBy(asc(entries.publishAt));
  for (const { id } of due)
    await site.db
      .transaction((tx) => publishDue(tx, site, id))
      .then((isPublished) => {
        if (isPublished) site.changed([`entry:${id}`, "notebook"]);
      })
      .catch((error: unknown) => {
        site.log.error({ err: error, entryId: id }, "a scheduled entry could not be published");
      });
}

async function publishDue(tx: Transaction, site: SiteContext, id: string): Promise<boolean> {
  await holdShelves(tx);
  const entry = await lockEntry(tx, id);
  // Another process was faster, or an admin has chosen another time.
  if (entry.publishAt === null || entry.publishAt > site.clock()) return false;
  const { title } = entry;
  const text = await textOfVersion(tx, id, entry.version);
  const faults = publishFaults(text, entry.allowed);
  const entryOfLog = { actorId: await schedulerOf(tx, entry), targetKind: "entry", targetId: id, requestId: "" };
  if (faults) {
    await recountCategories(tx, await withdraw(tx, entry, { state: "draft" }));
    const why = Object.values(faults).flat().join(" ");
    await recordAudit(tx, site, { ...entryOfLog, act: "unpublish", before: { title, state: "scheduled" }, why });
    site.log.warn({ entryId: id, why }, "a scheduled entry is a draft again, because it can’t be published");
    return false;
  }
  await recountCategories(tx, await putOut(tx, site, entry, { isDue: true }));
  const after = { title, version: entry.version };
  await recordAudit(tx, site, { ...entryOfLog, act: "publish", after, why: "Scheduled" });
  return true;
}

/** The admin who chose the instant. */
async function schedulerOf(tx: Transaction, { id, authorId }: Entry): Promise<string> {
  const [act] = await tx
    .select({ actorId: audit.actorId })
    .from(audit)
    .where(and(eq(audit.targetKind, "entry"), eq(audit.targetId, id), eq(audit.act, "schedule")))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(1);
  const actorId = act?.actorId ?? authorId;
  if (actorId === null) throw new Error(`Nobody scheduled entry ${id}.`);
  return actorId;
}
