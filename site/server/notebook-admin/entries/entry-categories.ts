import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { categoryBySlug } from "../../notebook/category-rows.ts";
import { entryCategories } from "../../notebook/tables.ts";
import { invalid } from "../../problems.ts";
import type { SiteContext } from "../../site-context.ts";

export const categoriesOf = async (tx: Transaction, entryId: string): Promise<string[]> => {
  const rows = await tx
    .select({ id: entryCategories.categoryId })
    .from(entryCategories)
    .where(eq(entryCategories.entryId, entryId));
  return rows.map(({ id }) => id);
};

/**
 * The categories at these slugs, each once. Former slugs lead on: one may have been renamed or merged since the settings
 * were opened.
 * @throws 422 at `categories`
 */
export async function namedCategories(
  tx: Transaction,
  site: SiteContext,
  slugs: readonly string[],
): Promise<{ id: string; slug: string }[]> {
  const found = new Map<string, { id: string; slug: string }>();
  for (const slug of slugs) {
    const row = await categoryBySlug({ ...site, db: site.db.within(tx) }, slug);
    if (!row) throw invalid({ categories: [`We can’t find the category “${slug}”. Choose another one.`] });
    found.set(row.category.id, { id: row.category.id, slug: row.category.slug });
  }
  return [...found.values()];
}

/** @returns those that the entry left or entered */
export async function setCategories(tx: Transaction, entryId: string, ids: readonly string[]): Promise<string[]> {
  const before = await categoriesOf(tx, entryId);
  await tx.delete(entryCategories).where(eq(entryCategories.entryId, entryId));
  if (ids.length) await tx.insert(entryCategories).values(ids.map((categoryId) => ({ entryId, categoryId })));
  return [...before.filter((id) => !ids.includes(id)), ...ids.filter((id) => !before.includes(id))];
}
