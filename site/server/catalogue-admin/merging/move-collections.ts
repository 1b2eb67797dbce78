import type { Transaction } from "@hemline/database";
import { asc, eq } from "drizzle-orm";
import { catalogueLimits } from "../../../shared/limits.ts";
import { collections } from "../../collections/tables.ts";
import { type DraftMove, moveDrafts, reviewDraftMove } from "../../drafts/move-drafts.ts";
import { tooManyCollections } from "../../problems.ts";
import type { SiteContext } from "../../site-context.ts";
import { keepOldSlug } from "../../slugs/old-slugs.ts";
import { oldSlugs } from "../../slugs/tables.ts";
import { lockCollections } from "../rows/collection-at.ts";
import type { LockedBrand } from "../rows/lock-brands.ts";

/**
 * Behind the collections that the target has. One whose slug is taken there gets “-2”, and every address under the old
 * brand leads to it. Unsent reviews go along.
 * @returns their ids
 * @throws 409 for more than a brand may have
 */
export async function moveCollections(
  tx: Transaction,
  site: SiteContext,
  source: LockedBrand,
  target: LockedBrand,
): Promise<string[]> {
  const rows = await tx
    .select({ id: collections.id, slug: collections.slug })
    .from(collections)
    .where(eq(collections.brandId, source.id))
    .orderBy(asc(collections.position));
  await lockCollections(
    tx,
    rows.map(({ id }) => id),
  );
  const taken = await takenSlugs(tx, target.id);
  let position = await tx.$count(collections, eq(collections.brandId, target.id));
  if (position + rows.length > catalogueLimits.collections) throw tooManyCollections(catalogueLimits.collections);
  const unsent: DraftMove[] = [];
  for (const { id, slug } of rows) {
    const free = freeSlug(slug, taken);
    taken.add(free);
    await keepOldSlug(tx, { kind: "collection", scopeId: source.id, slug, subjectId: id, at: site.clock() });
    await tx.update(collections).set({ brandId: target.id, slug: free, position }).where(eq(collections.id, id));
    const at = { kind: "collection" } as const;
    unsent.push(reviewDraftMove({ ...at, brand: source.slug, slug }, { ...at, brand: target.slug, slug: free }));
    position += 1;
  }
  await moveDrafts(tx, unsent);
  return rows.map(({ id }) => id);
}

/** Present and former ones. */
async function takenSlugs(tx: Transaction, brandId: string): Promise<Set<string>> {
  const present = await tx.select({ slug: collections.slug }).from(collections).where(eq(collections.brandId, brandId));
  const former = await tx.select({ slug: oldSlugs.slug }).from(oldSlugs).where(eq(oldSlugs.scopeId, brandId));
  return new Set([...present, ...former].map(({ slug }) => slug));
}

function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug.slice(0, 70).replace(/-$/, "")}-${number}`;
  return free;
}
