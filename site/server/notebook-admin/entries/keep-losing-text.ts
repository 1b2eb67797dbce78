import type { Transaction } from "@hemline/database";
import { and, eq, ne } from "drizzle-orm";
import type { EntryTextDraft } from "../../../shared/notebook-admin/entry-forms.ts";
import type { EntrySavedAnswer } from "../../../shared/notebook-admin/notebook-admin.ts";
import { entryBodies } from "../../notebook/tables.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { entryConflict } from "./edited-entry.ts";
import { claimTextPhotos } from "./entry-photos.ts";
import { isText, nextVersion, outlineOf } from "./entry-text.ts";
import { type Entry, lockEntry } from "./lock-entry.ts";

/**
 * Keeps a text whose writer takes another admin’s in its place: a version to compare with and to go back to, which was never
 * the newest one. The newest text stays, and whoever writes on it is not interrupted. A text that is among the versions
 * already is not kept twice.
 * @throws 404, 409 when the entry was deleted, 422 at `document` for photos
 */
export async function keepLosingText(
  site: SiteContext,
  { admin }: ActingAdmin,
  id: string,
  text: EntryTextDraft,
): Promise<EntrySavedAnswer> {
  const kept = await site.db.transaction(async (tx) => {
    const entry = await lockEntry(tx, id);
    if (entry.state === "deleted") return null;
    const before = await keptBefore(tx, entry, text);
    if (before) return before;
    await claimTextPhotos(tx, admin, entry, text.document);
    const { title, excerpt, document } = text;
    const saved = { version: await nextVersion(tx, id), savedAt: site.clock() };
    const { words } = outlineOf(text);
    const row = { entryId: id, title, excerpt, document, words, savedById: admin.id, isAside: true };
    await tx.insert(entryBodies).values({ ...row, ...saved });
    return saved;
  });
  if (!kept) throw await entryConflict(site, admin, id);
  return { id, version: kept.version, savedAt: kept.savedAt.toISOString() };
}

/** The newest text doesn’t count: the next save may be written over it. */
async function keptBefore(tx: Transaction, { id, version }: Entry, text: EntryTextDraft) {
  const [kept] = await tx
    .select({ version: entryBodies.version, savedAt: entryBodies.savedAt })
    .from(entryBodies)
    .where(and(eq(entryBodies.entryId, id), ne(entryBodies.version, version), isText(text)))
    .limit(1);
  return kept;
}
