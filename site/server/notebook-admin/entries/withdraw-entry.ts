import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { recordChange } from "../../catalogue-admin/history/record-change.ts";
import { renewEntryPhotos } from "../../notebook/renew-entry-photos.ts";
import { entries } from "../../notebook/tables.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { holdShelves } from "../lock-notebook.ts";
import { recountCategories } from "../recount-categories.ts";
import { entryConflict } from "./edited-entry.ts";
import { categoriesOf } from "./entry-categories.ts";
import { outlineOf, textOfVersion } from "./entry-text.ts";
import { type Entry, lockEntry } from "./lock-entry.ts";

/** A published or scheduled entry is a draft again, with its newest text. Idempotent. @throws 404, 409 when it was deleted */
export async function unpublishEntry(site: SiteContext, acting: ActingAdmin, id: string): Promise<void> {
  const was = await site.db.transaction(async (tx) => {
    await holdShelves(tx);
    const entry = await lockEntry(tx, id);
    if (entry.state === "draft" || entry.state === "deleted") return entry.state;
    await withdraw(tx, entry, { state: "draft" });
    const before = { title: entry.title, state: entry.state };
    await recordChange(tx, site, acting, { act: "unpublish", kind: "entry", id, before, after: { state: "draft" } });
    return entry.state;
  });
  if (was === "deleted") throw await entryConflict(site, acting.admin, id);
  if (was === "live") site.changed([`entry:${id}`, "notebook"]);
}

/** Takes an entry away from its readers. The caller holds the shelves, and has locked the entry. */
export async function withdraw(
  tx: Transaction,
  entry: Entry,
  to: { state: "draft" } | { state: "deleted"; deletedAt: Date },
): Promise<void> {
  const { id, version } = entry;
  const outline = outlineOf(await textOfVersion(tx, id, version));
  const nothing = { publishedVersion: null, publishAt: null, teaser: null };
  await tx
    .update(entries)
    .set({ ...outline, ...nothing, ...to })
    .where(eq(entries.id, id));
  await renewEntryPhotos(tx, id);
  if (entry.state === "live") await recountCategories(tx, await categoriesOf(tx, id));
}
