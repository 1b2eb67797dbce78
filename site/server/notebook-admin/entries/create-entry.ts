import type { EntryTextDraft } from "../../../shared/notebook-admin/entry-forms.ts";
import type { EntrySavedAnswer } from "../../../shared/notebook-admin/notebook-admin.ts";
import { newUuid } from "../../../shared/uuid.ts";
import { filledFields } from "../../catalogue-admin/history/audited-fields.ts";
import { recordChange } from "../../catalogue-admin/history/record-change.ts";
import { entries, entryBodies } from "../../notebook/tables.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { claimTextPhotos } from "./entry-photos.ts";
import { freeSlugFor } from "./entry-slugs.ts";
import { outlineOf } from "./entry-text.ts";

/** A draft by the admin. @throws 422 at `document` for photos that they may not use */
export async function createEntry(
  site: SiteContext,
  acting: ActingAdmin,
  text: EntryTextDraft,
): Promise<EntrySavedAnswer> {
  const id = newUuid(site.clock);
  const now = site.clock();
  const { admin } = acting;
  await site.db.transaction(async (tx) => {
    const slug = await freeSlugFor(tx, text.title, id);
    const outline = outlineOf(text);
    await tx.insert(entries).values({ ...outline, id, slug, authorId: admin.id, createdAt: now, editedAt: now });
    const { title, excerpt, document } = text;
    const { words } = outline;
    const saved = { savedById: admin.id, savedAt: now };
    await tx.insert(entryBodies).values({ entryId: id, version: 1, title, excerpt, document, words, ...saved });
    await claimTextPhotos(tx, admin, { id, coverId: null }, document);
    await recordChange(tx, site, acting, { act: "create", kind: "entry", id, after: filledFields({ title, slug }) });
  });
  return { id, version: 1, savedAt: now.toISOString() };
}
