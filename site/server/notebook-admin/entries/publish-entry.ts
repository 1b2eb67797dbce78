import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { emptyDocument, teaserOf } from "../../../shared/notebook/entry-document.ts";
import type { EntryPublication } from "../../../shared/notebook-admin/entry-forms.ts";
import type { EntryPublicationAnswer } from "../../../shared/notebook-admin/notebook-admin.ts";
import { publishFaults } from "../../../shared/notebook-admin/publish-faults.ts";
import { recordChange } from "../../catalogue-admin/history/record-change.ts";
import { renewEntryPhotos } from "../../notebook/renew-entry-photos.ts";
import { entries } from "../../notebook/tables.ts";
import { invalid } from "../../problems.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { holdShelves } from "../lock-notebook.ts";
import { recountCategories } from "../recount-categories.ts";
import { entryConflict } from "./edited-entry.ts";
import { categoriesOf } from "./entry-categories.ts";
import { publication, scheduling } from "./entry-changes.ts";
import { outlineOf, textOfVersion } from "./entry-text.ts";
import { type Entry, lockEntry } from "./lock-entry.ts";

/**
 * Publishes the newest text, now or at an instant; of a published entry, in place of the former one. What is so already
 * stays as it is.
 * @throws 404, 409 where the text is newer than `version` or was deleted, 422 at `title`, `document` and `at`
 */
export async function publishEntry(
  site: SiteContext,
  acting: ActingAdmin,
  id: string,
  { version, at }: EntryPublication,
): Promise<EntryPublicationAnswer> {
  const made = await site.db.transaction(async (tx) => {
    await holdShelves(tx);
    const entry = await lockEntry(tx, id);
    if (entry.state === "deleted" || entry.version !== version) return null;
    const text = await textOfVersion(tx, id, version);
    const faults = publishFaults(text, entry.allowed);
    if (faults) throw invalid(faults);
    const isOut = entry.state === "live" && entry.publishedVersion === version;
    if (at !== null) await schedule(tx, site, acting, entry, new Date(at));
    else if (!isOut) {
      await recountCategories(tx, await putOut(tx, site, entry));
      await recordChange(tx, site, acting, publication(entry));
    }
    return { answer: publicationOf(await lockEntry(tx, id)), isNew: at === null && !isOut };
  });
  if (!made) throw await entryConflict(site, acting.admin, id);
  if (made.isNew) site.changed([`entry:${id}`, "notebook"]);
  return made.answer;
}

const publicationOf = ({ slug, state, publishedVersion, publishedAt, publishAt }: Entry): EntryPublicationAnswer => ({
  ...{ slug, state: state === "deleted" ? "draft" : state, publishedVersion },
  publishedAt: publishedAt?.toISOString() ?? null,
  publishAt: publishAt?.toISOString() ?? null,
});

async function schedule(tx: Transaction, site: SiteContext, acting: ActingAdmin, entry: Entry, publishAt: Date) {
  const { id, state } = entry;
  if (state === "live") throw invalid({ at: ["This entry is published already. Publish its new text now."] });
  if (publishAt <= site.clock()) throw invalid({ at: ["Choose a time in the future."] });
  if (entry.publishAt?.getTime() === publishAt.getTime()) return;
  await tx.update(entries).set({ state: "scheduled", publishAt }).where(eq(entries.id, id));
  await recordChange(tx, site, acting, scheduling(entry, publishAt));
}

/**
 * Shows a text of the entry to its readers. The caller holds the shelves, has locked the entry, and counts the categories
 * again once it has changed all that it changes.
 * @param o.version of the text; the newest one without it
 * @param o.isDue its scheduled time has come: it gets the date of today, even if it was published before
 * @returns the categories whose counts have changed
 */
export async function putOut(
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  entry: Entry,
  { version = entry.version, isDue = false } = {},
): Promise<string[]> {
  const { id } = entry;
  const now = site.clock();
  const text = await textOfVersion(tx, id, version);
  await tx
    .update(entries)
    .set({
      ...outlineOf(text, entry.allowed),
      ...{ state: "live", publishedVersion: version, publishAt: null },
      // Where everybody reads the whole text, nobody reads its teaser.
      teaser: teaserOf(text.document) ?? emptyDocument,
      ...{ publishedAt: isDue ? now : (entry.publishedAt ?? now), revisedAt: now },
    })
    .where(eq(entries.id, id));
  await renewEntryPhotos(tx, id);
  return entry.state === "live" ? [] : categoriesOf(tx, id);
}
