import type { Transaction } from "@hemline/database";
import { asc, eq } from "drizzle-orm";
import { collections } from "../../collections/tables.ts";
import { changedMeanwhile } from "../../problems.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { recordChange } from "../history/record-change.ts";
import { lockBrandAt } from "../rows/brand-at.ts";
import { setCollectionOrder } from "../rows/set-order.ts";

/** @param slugs of all collections of the brand. @throws 404; 409 when the brand has others by now */
export async function reorderCollections(
  site: SiteContext,
  acting: ActingAdmin,
  brandSlug: string,
  slugs: readonly string[],
): Promise<void> {
  const brandId = await site.db.transaction(async (tx) => {
    const { id } = await lockBrandAt(tx, brandSlug);
    const held = await collectionsInOrder(tx, id);
    const ids = idsInOrder(held, slugs);
    if (held.every((one, at) => one.id === ids[at])) return null;
    await setCollectionOrder(tx, ids);
    await recordChange(tx, site, acting, {
      ...{ act: "reorder", kind: "brand", id },
      ...{ before: { collections: held.map(({ slug }) => slug) }, after: { collections: slugs } },
    });
    return id;
  });
  if (brandId) site.changed([`brand:${brandId}`]);
}

interface Placed {
  id: string;
  slug: string;
}

/** @throws 409 where the slugs are not those of exactly these rows */
export function idsInOrder(held: readonly Placed[], slugs: readonly string[]): string[] {
  const ids = slugs.map((slug) => held.find((one) => one.slug === slug)?.id);
  if (ids.length !== held.length || !ids.every((id) => id !== undefined)) throw changedMeanwhile();
  return ids;
}

const collectionsInOrder = (tx: Transaction, brandId: string): Promise<Placed[]> =>
  tx
    .select({ id: collections.id, slug: collections.slug })
    .from(collections)
    .where(eq(collections.brandId, brandId))
    .orderBy(asc(collections.position));

export const collectionIdsInOrder = async (tx: Transaction, brandId: string): Promise<string[]> =>
  (await collectionsInOrder(tx, brandId)).map(({ id }) => id);
