import type { Transaction } from "@hemline/database";
import { and, eq, sql } from "drizzle-orm";
import { brands } from "../../brands/tables.ts";
import { decideCasesAbout } from "../../cases/decide-cases-about.ts";
import { collections } from "../../collections/tables.ts";
import { releasePhotos } from "../../photos/photos.ts";
import { reviewedCollection } from "../../problems.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import { hasWords } from "../../reviews/deletion/prevent-reposting.ts";
import { reviews } from "../../reviews/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { keepOldSlug } from "../../slugs/old-slugs.ts";
import { filledFields } from "../history/audited-fields.ts";
import { recordChange } from "../history/record-change.ts";
import { lockCollectionAt } from "../rows/collection-at.ts";
import { setCollectionOrder } from "../rows/set-order.ts";
import { auditedCollection, collectionFields } from "./collection-fields.ts";
import { collectionIdsInOrder } from "./reorder-collections.ts";

/** Its products stay, and its reports are decided. @throws 404; 409 for one that members have reviewed, so that no review goes with it */
export async function deleteCollection(
  site: SiteContext,
  acting: ActingAdmin,
  at: { brandSlug: string; slug: string },
): Promise<void> {
  const { id, brandId } = await site.db.transaction(async (tx) => {
    const { collection } = await lockCollectionAt(tx, at.brandSlug, at.slug);
    if ((await tx.$count(reviews, and(eq(reviews.collectionId, collection.id), hasWords))) > 0)
      throw reviewedCollection();
    const before = filledFields(auditedCollection(await collectionFields(tx, collection.id)));
    await deleteRow(tx, site, collection);
    await decideCasesAbout(tx, site, acting.admin, "collection", [collection.id]);
    await recordChange(tx, site, acting, { act: "delete", kind: "collection", id: collection.id, before });
    return collection;
  });
  site.changed([`brand:${brandId}`, `collection:${id}`]);
}

async function deleteRow(
  tx: Transaction,
  { clock }: Pick<SiteContext, "clock">,
  { id, brandId, slug, coverId }: typeof collections.$inferSelect,
): Promise<void> {
  await tx.delete(collections).where(eq(collections.id, id));
  // Links to it are on the web: they must not lead to another collection.
  await keepOldSlug(tx, { kind: "collection", scopeId: brandId, slug, subjectId: id, at: clock() });
  if (coverId) await releasePhotos(tx, [coverId], clock());
  await setCollectionOrder(tx, await collectionIdsInOrder(tx, brandId));
  await tx
    .update(brands)
    .set({ collectionCount: sql`${brands.collectionCount} - 1` })
    .where(eq(brands.id, brandId));
}
