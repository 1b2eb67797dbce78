import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import type * as z from "zod";
import type { SavedAnswer } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import type { CollectionEdit } from "../../../shared/catalogue-admin/collection-form.ts";
import { collections } from "../../collections/tables.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { formConflict } from "../form-conflict.ts";
import { changedFields } from "../history/audited-fields.ts";
import { recordChange } from "../history/record-change.ts";
import { type LockedCollection, lockCollectionAt } from "../rows/collection-at.ts";
import { renewSitePhotos, swapSitePhoto } from "../site-photos.ts";
import { changeSlug } from "../slugs.ts";
import { auditedCollection, auditedCollectionDraft, collectionFields } from "./collection-fields.ts";

type Edit = z.output<typeof CollectionEdit>;

/**
 * Saves the whole form. A form that says what is there already changes nothing.
 * @throws 404, 409 with what is there when another admin has saved, 422 at the fields of the form
 */
export async function saveCollection(
  site: SiteContext,
  acting: ActingAdmin,
  at: { brandSlug: string; slug: string },
  edit: Edit,
): Promise<SavedAnswer> {
  const { answer, changed } = await site.db.transaction(async (tx) => {
    const { collection } = await lockCollectionAt(tx, at.brandSlug, at.slug);
    const { id, version } = collection;
    const before = await collectionFields(tx, id);
    const to = edit.slug ?? before.slug;
    const change = changedFields(auditedCollection(before), auditedCollectionDraft(edit, to));
    if (!change) return { answer: { slug: before.slug, version }, changed: [] };
    if (edit.version !== version)
      throw await formConflict(tx, site, { kind: "collection", id, fields: before, differing: change.names });
    await applyEdit(tx, site, acting, collection, edit, to);
    const { before: was, after } = change;
    await recordChange(tx, site, acting, { act: "edit", kind: "collection", id, before: was, after });
    const changed: CacheTag[] = [`collection:${id}`, `brand:${collection.brandId}`];
    return { answer: { slug: to, version: version + 1 }, changed };
  });
  site.changed(changed);
  return answer;
}

async function applyEdit(
  tx: Transaction,
  site: SiteContext,
  { admin }: ActingAdmin,
  { id, brandId, slug, coverId }: LockedCollection,
  edit: Edit,
  to: string,
): Promise<void> {
  const now = site.clock();
  await changeSlug(tx, site, { kind: "collection", scopeId: brandId }, { id, from: slug, to });
  await swapSitePhoto(tx, admin, { field: "cover", from: coverId, to: edit.cover, now });
  await tx
    .update(collections)
    .set({
      ...{ name: edit.name, slug: to, season: edit.season, year: edit.year, description: edit.description },
      ...{ coverId: edit.cover, coverAlt: edit.coverAlt },
      ...{ version: sql`${collections.version} + 1`, editedAt: now },
    })
    .where(eq(collections.id, id));
  await renewSitePhotos(tx, [brandId]);
}
