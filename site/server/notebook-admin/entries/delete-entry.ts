import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { dayMs } from "../../../shared/durations.ts";
import { deletedEntryDays } from "../../../shared/lifetimes.ts";
import { recordChange } from "../../catalogue-admin/history/record-change.ts";
import { entries } from "../../notebook/tables.ts";
import { notFound } from "../../problems.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { holdShelves } from "../lock-notebook.ts";
import { recountCategories } from "../recount-categories.ts";
import { entryConflict } from "./edited-entry.ts";
import { deletion, restoration } from "./entry-changes.ts";
import { type Entry, lockEntry } from "./lock-entry.ts";
import { withdraw } from "./withdraw-entry.ts";

/** Entries that were deleted before this instant can no longer be restored. */
export const entriesLastKeptAt = (now: Date): Date => new Date(now.getTime() - deletedEntryDays * dayMs);

/** For a month, `restoreEntry` undoes it. Idempotent. @throws 404, 409 with what is there for an older text */
export async function deleteEntry(site: SiteContext, acting: ActingAdmin, id: string, version: number): Promise<void> {
  const was = await site.db.transaction(async (tx) => {
    await holdShelves(tx);
    const entry = await lockEntry(tx, id);
    if (entry.state === "deleted") return entry.state;
    if (entry.version !== version) return "overtaken";
    await recountCategories(tx, await withdraw(tx, entry, { state: "deleted", deletedAt: site.clock() }));
    await recordChange(tx, site, acting, deletion(entry));
    return entry.state;
  });
  if (was === "overtaken") throw await entryConflict(site, acting.admin, id);
  if (was === "live") site.changed([`entry:${id}`, "notebook"]);
}

/** It is a draft then, whatever it was before. Idempotent. @throws 404 also for one that was deleted too long ago */
export async function restoreEntry(site: SiteContext, acting: ActingAdmin, id: string): Promise<void> {
  await site.db.transaction(async (tx) => {
    const entry = await lockEntry(tx, id);
    if (entry.deletedAt === null) return;
    if (entry.deletedAt < entriesLastKeptAt(site.clock())) throw notFound("entry");
    await restoreAsDraft(tx, entry);
    await recordChange(tx, site, acting, restoration(entry));
  });
}

/** The caller has locked the deleted entry. */
export const restoreAsDraft = (tx: Transaction, { id }: Pick<Entry, "id">) =>
  tx.update(entries).set({ state: "draft", deletedAt: null }).where(eq(entries.id, id));
