import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import { recordChange } from "../../catalogue-admin/history/record-change.ts";
import { categoryBySlug } from "../../notebook/category-rows.ts";
import { categories, entryCategories } from "../../notebook/tables.ts";
import { releasePhotos } from "../../photos/photos.ts";
import { changedMeanwhile, invalid, notFound } from "../../problems.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { keepOldSlug, redirectOldSlugs } from "../../slugs/old-slugs.ts";
import { noScope } from "../../slugs/tables.ts";
import { recountCategories } from "../recount-categories.ts";
import { lockCategories } from "./lock-categories.ts";
import { setCategoryOrder } from "./set-category-order.ts";

/**
 * Moves all entries of a category into another one, deletes it, and lets its addresses lead there.
 * @returns the slug of the category that stays
 * @throws 404, 409 at a former address, 422 where it would be merged into itself
 */
export async function mergeCategory(
  site: SiteContext,
  acting: ActingAdmin,
  slug: string,
  intoSlug: string,
): Promise<{ slug: string }> {
  const made = await site.db.transaction(async (tx) => {
    const held = await lockCategories(tx);
    const reading = { ...site, db: site.db.within(tx) };
    const from = (await categoryBySlug(reading, slug))?.category;
    const into = (await categoryBySlug(reading, intoSlug))?.category;
    if (!from) throw notFound("category");
    // The page of a category that was merged or renamed meanwhile: what stands there now was not meant.
    if (from.slug !== slug) throw changedMeanwhile();
    if (!into) throw invalid({ into: ["Choose a category."] });
    if (from.id === into.id) throw invalid({ into: ["Choose another category than this one."] });
    const entries = await moveEntries(tx, from.id, into.id);
    await tx.delete(categories).where(eq(categories.id, from.id));
    await recountCategories(tx, [into.id]);
    await setCategoryOrder(
      tx,
      held.filter(({ id }) => id !== from.id).map(({ id }) => id),
    );
    await redirectOldSlugs(tx, "category", from.id, into.id);
    const old = { kind: "category", scopeId: noScope, slug: from.slug, subjectId: into.id } as const;
    await keepOldSlug(tx, { ...old, at: site.clock() });
    if (from.coverId) await releasePhotos(tx, [from.coverId], site.clock());
    await recordChange(tx, site, acting, {
      ...{ act: "merge", kind: "category", id: into.id },
      after: { about: from.name, entries },
    });
    return { slug: into.slug };
  });
  site.changed(["notebook"]);
  return made;
}

/** Those that stand in both stay once. @returns how many stood in it */
async function moveEntries(tx: Transaction, fromId: string, intoId: string): Promise<number> {
  const moved = await tx
    .delete(entryCategories)
    .where(eq(entryCategories.categoryId, fromId))
    .returning({ entryId: entryCategories.entryId });
  await tx.execute(sql`insert into ${entryCategories} (category_id, entry_id)
    select ${intoId}::uuid, unnest(${sql.param(moved.map(({ entryId }) => entryId))}::uuid[]) on conflict do nothing`);
  return moved.length;
}
