import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { CategoryCard, CategoryName } from "../../shared/notebook/entry.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { photoCard, photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { subjectOfOldSlug } from "../slugs/old-slugs.ts";
import { categories } from "./tables.ts";

const allCategories = () =>
  query
    .select({ category: getTableColumns(categories), cover: photoColumns(photos) })
    .from(categories)
    .leftJoin(photos, eq(photos.id, categories.coverId))
    .$dynamic();

export type CategoryRow = ReturnType<typeof allCategories>["_"]["result"][number];

type Reading = Pick<SiteContext, "db" | "shows">;

/** In the admins’ order. */
export async function categoryRows({ db, shows }: Reading): Promise<CategoryRow[]> {
  shows(["notebook"]);
  return preparedRows(db, "all categories", {}, () => allCategories().orderBy(asc(categories.position)));
}

/** The category at a present or former slug. Null where there is none. */
export async function categoryBySlug({ db, shows }: Reading, slug: string): Promise<CategoryRow | null> {
  shows(["notebook"]);
  const [row] = await preparedRows(db, "category by slug", { slug }, () =>
    allCategories().where(eq(categories.slug, sql.placeholder("slug"))),
  );
  if (row) return row;
  const id = await subjectOfOldSlug(db, "category", slug);
  if (id === null) return null;
  const [moved] = await preparedRows(db, "category by id", { id }, () =>
    allCategories().where(eq(categories.id, sql.placeholder("id"))),
  );
  return moved ?? null;
}

export const categoryName = ({ slug, name }: CategoryName): CategoryName => ({ slug, name });

export const categoryCard = ({ category, cover }: CategoryRow): CategoryCard => ({
  ...categoryName(category),
  description: category.description,
  cover: cover && photoCard(cover, category.coverAlt),
  entries: category.entryCount,
});
