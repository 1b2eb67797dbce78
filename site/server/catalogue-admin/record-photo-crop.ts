import { eq } from "drizzle-orm";
import { brands } from "../brands/tables.ts";
import { collections } from "../collections/tables.ts";
import { groups } from "../groups/tables.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { categories, entries, entryPhotos } from "../notebook/tables.ts";
import type { RecordSiteCrop } from "../photos/crop-photo.ts";
import { productPhotos } from "../products/tables.ts";
import { adminOfCall } from "../request/acting-admin.ts";
import type { SiteContext } from "../site-context.ts";
import type { SluggedKind } from "../slugs/tables.ts";
import { recordChange } from "./history/record-change.ts";

interface Shown {
  kind: SluggedKind;
  id: string;
  field: "logo" | "cover" | "photos";
}

/**
 * A crop of a picture of the catalogue, a group, or the notebook counts at once, without its form being saved. Who sees the
 * picture stays as it was.
 */
export const recordPhotoCrop: RecordSiteCrop = async (site, by, photoId) => {
  const shown = await shownBy(site, photoId);
  const picture = (field: Shown["field"]) => ({ [field]: photoId });
  await site.db.transaction(async (tx) => {
    for (const { kind, id, field } of shown)
      await recordChange(tx, site, adminOfCall(by), {
        ...{ act: "edit", kind, id, before: picture(field), after: picture(field), why: "Cropped" },
      });
  });
  return shown.flatMap(tagsOf);
};

function tagsOf({ kind, id }: Shown): CacheTag[] {
  switch (kind) {
    case "group":
      return ["groups"];
    case "category":
      return ["notebook"];
    case "entry":
      return [`entry:${id}`];
    case "brand":
    case "collection":
    case "product":
      return [`${kind}:${id}`];
  }
}

async function shownBy({ db }: SiteContext, photoId: string): Promise<Shown[]> {
  const [logos, covers, ofCollections, ofProducts, ofGroups, ofCategories, ofEntries, inEntries] = await Promise.all([
    db.select({ id: brands.id }).from(brands).where(eq(brands.logoId, photoId)),
    db.select({ id: brands.id }).from(brands).where(eq(brands.coverId, photoId)),
    db.select({ id: collections.id }).from(collections).where(eq(collections.coverId, photoId)),
    db.select({ id: productPhotos.productId }).from(productPhotos).where(eq(productPhotos.photoId, photoId)),
    db.select({ id: groups.id }).from(groups).where(eq(groups.coverId, photoId)),
    db.select({ id: categories.id }).from(categories).where(eq(categories.coverId, photoId)),
    db.select({ id: entries.id }).from(entries).where(eq(entries.coverId, photoId)),
    db.select({ id: entryPhotos.entryId }).from(entryPhotos).where(eq(entryPhotos.photoId, photoId)),
  ]);
  return [
    ...logos.map(({ id }) => ({ kind: "brand", id, field: "logo" }) as const),
    ...covers.map(({ id }) => ({ kind: "brand", id, field: "cover" }) as const),
    ...ofCollections.map(({ id }) => ({ kind: "collection", id, field: "cover" }) as const),
    ...ofProducts.map(({ id }) => ({ kind: "product", id, field: "photos" }) as const),
    ...ofGroups.map(({ id }) => ({ kind: "group", id, field: "cover" }) as const),
    ...ofCategories.map(({ id }) => ({ kind: "category", id, field: "cover" }) as const),
    ...ofEntries.map(({ id }) => ({ kind: "entry", id, field: "cover" }) as const),
    ...inEntries.map(({ id }) => ({ kind: "entry", id, field: "photos" }) as const),
  ];
}
