import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { ItemCard } from "../../shared/items/item.ts";
import type { Pages } from "../../shared/pages.ts";
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
  const [own, unnamed] = await Promise.all([ownWardrobe(site, viewer), unnamedItems(site, viewer)]);
  return { own, unnamed };
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

export const addItemsPages = { addItems: addItemsPage, importItems: importItemsPage } satisfies Partial<PageLoaders>;
