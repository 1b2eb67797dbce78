import { and, asc, desc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { ItemCard } from "../../shared/items/item.ts";
import type { Category } from "../../shared/items/item-options.ts";
import type { Pages } from "../../shared/pages.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { itemCard, itemRows } from "../items/item-cards.ts";
import { ownWardrobe } from "../items/own-wardrobe.ts";
import { items } from "../items/tables.ts";
import { loginRequired } from "../problems.ts";
import type { PageLoaders, PageRequest } from "../request/page-loader.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";

/** More than a sitting of naming; what is left comes with the next visit. */
const maxUnnamed = 200;

async function addItemsPage({ site, viewer }: PageRequest): Promise<Pages["addItems"]> {
  if (!viewer) throw loginRequired();
  const [own, unnamed, categories] = await Promise.all([
    ownWardrobe(site, viewer),
    unnamedItems(site, viewer),
    categoriesOf(site, viewer),
  ]);
  return { own, memberId: viewer.id, unnamed, categories };
}

async function importItemsPage({ site, viewer }: PageRequest): Promise<Pages["importItems"]> {
  if (!viewer) throw loginRequired();
  return { own: await ownWardrobe(site, viewer) };
}

/** What waits for its name, the oldest first. */
async function unnamedItems(site: SiteContext, member: Member): Promise<ItemCard[]> {
  const rows = await itemRows(site, member, "unnamed items", { member: member.id }, () => ({
    where: and(eq(items.authorId, sql.placeholder("member")), eq(items.state, "draft"), isNull(items.archivedAt)),
    orderBy: [asc(items.postedAt), asc(items.id)],
    limit: maxUnnamed,
  }));
  return rows.map(itemCard);
}

/** Of the member's items, the most frequent first. */
async function categoriesOf({ db }: SiteContext, member: Member): Promise<Category[]> {
  const rows = await preparedRows(db, "categories of a member", { member: member.id }, () =>
    query
      .select({ category: sql<Category>`${items.category}` })
      .from(items)
      .where(and(eq(items.authorId, sql.placeholder("member")), isNotNull(items.category), ne(items.state, "deleted")))
      .groupBy(items.category)
      .orderBy(desc(sql`count(*)`), asc(items.category)),
  );
  return rows.map(({ category }) => category);
}

export const addItemsPages = { addItems: addItemsPage, importItems: importItemsPage } satisfies Partial<PageLoaders>;
