import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { recordChange } from "../../catalogue-admin/history/record-change.ts";
import { renewEntryPhotos } from "../../notebook/renew-entry-photos.ts";
import { entries, entryPreviews } from "../../notebook/tables.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { keepOldSlug } from "../../slugs/old-slugs.ts";
import { noScope } from "../../slugs/tables.ts";
import { holdShelves } from "../lock-notebook.ts";
import { recountCategories } from "../recount-categories.ts";
import { entryConflict } from "./edited-entry.ts";
import { categoriesOf } from "./entry-categories.ts";
import { unpublication } from "./entry-changes.ts";
import { outlineOf, textOfVersion } from "./entry-text.ts";
import { type Entry, lockEntry } from "./lock-entry.ts";

/** A published or scheduled entry is a draft again, with its newest text. Idempotent. @throws 404, 409 when it was deleted */
export async function unpublishEntry(site: SiteContext, acting: ActingAdmin, id: string): Promise<void> {
  const was = await site.db.transaction(async (tx) => {
    await holdShelves(tx);
    const entry = await lockEntry(tx, id);
    if (entry.state === "draft" || entry.state === "deleted") return entry.state;
    await recountCategories(tx, await withdraw(tx, entry, { state: "draft" }));
    await recordChange(tx, site, acting, unpublication(entry));
    return entry.state;
  });
  if (was === "deleted") throw await entryConflict(site, acting.admin, id);
  if (was === "live") site.changed([`entry:${id}`, "notebook"]);
}

/**
 * Takes an entry away from its readers; a deleted one also from those who have a link to it. The caller holds the shelves, has locked the entry, and counts the categories again
 * once it has changed all that it changes.
 * @returns the categories whose counts have changed
 */
export async function withdraw(
  tx: Transaction,
  entry: Entry,
  to: { state: "draft" } | { state: "scheduled"; publishAt: Date } | { state: "deleted"; deletedAt: Date },
): Promise<string[]> {
  const { id, version } = entry;
  const outline = outlineOf(await textOfVersion(tx, id, version));
  const nothing = { publishedVersion: null, publishAt: null, teaser: null };
  await tx
    .update(entries)
    .set({ ...outline, ...nothing, ...to })
    .where(eq(entries.id, id));
  if (to.state === "deleted") await tx.delete(entryPreviews).where(eq(entryPreviews.entryId, id));
  await renewEntryPhotos(tx, id);
  return entry.state === "live" ? categoriesOf(tx, id) : [];
}

/** Undoes its first publication: the next one is the first. The address that it had meanwhile stays its own for good. */
export async function forgetPublication(
  tx: Transaction,
  { clock }: Pick<SiteContext, "clock">,
  { id, slug }: Entry,
): Promise<void> {
  await tx.update(entries).set({ publishedAt: null, revisedAt: null }).where(eq(entries.id, id));
  await keepOldSlug(tx, { kind: "entry", scopeId: noScope, slug, subjectId: id, at: clock() });
}
