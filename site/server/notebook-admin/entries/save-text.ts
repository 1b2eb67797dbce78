import type { Transaction } from "@hemline/database";
import { and, eq, ne } from "drizzle-orm";
import type { EntryTextEdit } from "../../../shared/notebook-admin/entry-forms.ts";
import type { EntrySavedAnswer } from "../../../shared/notebook-admin/notebook-admin.ts";
import { repeatingDeadlocks } from "../../db/repeating-deadlocks.ts";
import { entries, entryBodies } from "../../notebook/tables.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { entryConflict } from "./edited-entry.ts";
import { claimTextPhotos } from "./entry-photos.ts";
import { followedSlug } from "./entry-slugs.ts";
import { areOneRevision, isText, nextVersion, outlineOf } from "./entry-text.ts";
import { type Entry, lockEntry } from "./lock-entry.ts";

/**
 * Saves what was written, as the next version. What one admin saves within a few minutes is one revision, unless they wrote
 * it in two windows. A save that says what is there already changes nothing. Readers see nothing of it until it is published.
 * @throws 404, 409 with what is there where another save came first or the entry was deleted, 422 at `document` for photos
 */
export async function saveEntryText(
  site: SiteContext,
  acting: ActingAdmin,
  id: string,
  edit: EntryTextEdit,
): Promise<EntrySavedAnswer> {
  const saved = await repeatingDeadlocks(() =>
    site.db.transaction(async (tx) => {
      const entry = await lockEntry(tx, id);
      if (entry.state === "deleted") return null;
      const newest = await newestText(tx, entry, edit);
      if (newest.isSame) return { version: entry.version, savedAt: newest.savedAt };
      if (edit.version !== entry.version) return null;
      const now = site.clock();
      const columns = await draftColumns(tx, entry, edit);
      await claimTextPhotos(tx, acting.admin, entry, edit.document);
      const version = await nextVersion(tx, id);
      await writeText(tx, entry, newest, { edit, version, by: acting.admin.id, now });
      await tx
        .update(entries)
        .set({ ...columns, version, editedAt: now })
        .where(eq(entries.id, id));
      return { version, savedAt: now };
    }),
  );
  if (!saved) throw await entryConflict(site, acting.admin, id);
  return { id, version: saved.version, savedAt: saved.savedAt.toISOString() };
}

type Newest = Awaited<ReturnType<typeof newestText>>;

async function newestText(tx: Transaction, { id, version }: Entry, edit: EntryTextEdit) {
  const [newest] = await tx
    .select({ savedById: entryBodies.savedById, savedAt: entryBodies.savedAt, isSame: isText(edit) })
    .from(entryBodies)
    .where(and(eq(entryBodies.entryId, id), eq(entryBodies.version, version)));
  if (!newest) throw new Error(`Entry ${id} has no text.`);
  return newest;
}

/** Over the newest text, or behind it. */
async function writeText(
  tx: Transaction,
  entry: Entry,
  newest: Newest,
  { edit, version, by, now }: { edit: EntryTextEdit; version: number; by: string; now: Date },
): Promise<void> {
  const { title, excerpt, document } = edit;
  const { words } = outlineOf(edit);
  const text = { title, excerpt, document, words, version, savedById: by, savedAt: now };
  const isNewest = and(eq(entryBodies.entryId, entry.id), eq(entryBodies.version, entry.version));
  const goesOn =
    newest.savedById === by && entry.version !== entry.publishedVersion && areOneRevision(newest.savedAt, now);
  if (goesOn && !edit.keepsBefore && !(await isEarlierText(tx, entry, edit)))
    await tx.update(entryBodies).set(text).where(isNewest);
  else await tx.insert(entryBodies).values({ entryId: entry.id, ...text });
}

/** An admin went back to it: what was written since stays among the revisions. */
const isEarlierText = async (tx: Transaction, { id, version }: Entry, edit: EntryTextEdit): Promise<boolean> =>
  (await tx.$count(entryBodies, and(eq(entryBodies.entryId, id), ne(entryBodies.version, version), isText(edit)))) > 0;

/** Of a published entry, lists and pages go on showing what was published. */
const draftColumns = async (tx: Transaction, entry: Entry, edit: EntryTextEdit) =>
  entry.state === "live" ? {} : { ...outlineOf(edit), slug: await followedSlug(tx, entry, edit.title) };
