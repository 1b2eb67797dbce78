import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { CatalogueLink } from "../../shared/catalogue-link.ts";
import type { Colour } from "../../shared/colours.ts";
import type { ItemCard } from "../../shared/items/item.ts";
import type { Audience, Reader } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { brands } from "../brands/tables.ts";
import { literalLimit, preparedRows, query as select } from "../db/prepared-query.ts";
import { photoCard, photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { products } from "../products/tables.ts";
import { readerKind, seenBy } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { itemColours, items } from "./tables.ts";

/** Who may see an item: the narrower of what its owner chose for it and for the whole wardrobe. */
const itemAudience: SQL<Audience> = sql`case
  when 'me' in (${items.audience}, ${members.wardrobeAudience}) then 'me'
  when 'followers' in (${items.audience}, ${members.wardrobeAudience}) then 'followers'
  else 'everyone' end`;

/** `mayRead` of an item as SQL, for a query that joins its owner as `members`. */
export const itemSeenBy = (reader: Reader | null, viewer?: SQL): SQL =>
  seenBy(reader, { authorId: items.authorId, audience: itemAudience, state: items.state }, viewer);

const columns = {
  item: getTableColumns(items),
  owner: {
    slug: members.slug,
    username: members.username,
    firstName: members.firstName,
    lastName: members.lastName,
    subscribedUntil: members.subscribedUntil,
  },
  photo: photoColumns(photos),
  brand: { id: brands.id, slug: brands.slug, name: brands.name, state: brands.state },
  product: { id: products.id, slug: products.slug, name: products.name, state: products.state },
  colours: sql<Colour[]>`array(select ${itemColours.colour} from ${itemColours}
    where ${itemColours.itemId} = ${items.id} order by ${itemColours.position})`,
};

/** Which of the items that the reader may see, and in which order. */
export interface ItemQuery {
  where?: SQL | undefined;
  orderBy?: SQL[];
  limit?: number;
}

const allItems = () =>
  select
    .select(columns)
    .from(items)
    .innerJoin(members, eq(members.id, items.authorId))
    .leftJoin(photos, eq(photos.id, items.photoId))
    .leftJoin(brands, eq(brands.id, items.brandId))
    .leftJoin(products, eq(products.id, items.productId))
    .$dynamic();

export type ItemRow = ReturnType<typeof allItems>["_"]["result"][number];

/**
 * The only query that reads items for a page: it knows who sees what. Notes what it read.
 * @param name unique to `query`, whose SQL is planned once for each kind of reader
 */
export async function itemRows(
  { db, shows }: Pick<SiteContext, "db" | "shows">,
  viewer: Reader | null,
  name: string,
  values: Record<string, unknown>,
  query: () => ItemQuery,
): Promise<ItemRow[]> {
  const given = { ...values, viewer: viewer?.id ?? null };
  const rows = await preparedRows(db, `${name} for ${readerKind(viewer)}`, given, () => {
    const { where, orderBy = [], limit } = query();
    const selected = allItems()
      .where(and(where, itemSeenBy(viewer)))
      .orderBy(...orderBy);
    return limit === undefined ? selected : selected.limit(literalLimit(limit));
  });
  shows(rows.flatMap(({ item }) => [`item:${item.id}` as const, `member:${item.authorId}` as const]));
  shows(rows.flatMap(({ brand, product }) => [...tagsOf("brand", brand), ...tagsOf("product", product)]));
  return rows;
}

/** Noted also while it has no page: the page of the item shows when it gets one. */
const tagsOf = <Kind extends "brand" | "product">(kind: Kind, named: { id: string } | null) =>
  named ? [`${kind}:${named.id}` as const] : [];

/** To its page; nobody learns of what is not public. */
function linkTo(named: { slug: string; name: string; state: string } | null): CatalogueLink | null {
  return named?.state === "live" ? { slug: named.slug, name: named.name } : null;
}

/** A brand that is not public has no products that are. */
const productLink = ({ brand, product }: Pick<ItemRow, "brand" | "product">): CatalogueLink | null =>
  brand?.state === "live" ? linkTo(product) : null;

/** Nothing here is for its owner alone. */
export const itemCard = ({ item, photo, colours, brand, product }: ItemRow): ItemCard => ({
  id: item.id,
  name: item.name,
  category: item.category,
  colours,
  brand: item.brandName,
  brandLink: linkTo(brand),
  product: productLink({ brand, product }),
  photo: photo && photoCard(photo, item.name ?? ""),
  wears: item.wearCount,
  isFavourite: item.isFavourite,
  isWished: item.isWished,
  isArchived: item.archivedAt !== null,
  audience: item.audience,
});

/** In the order of the ids, without those that the reader may not see. */
export async function itemsByIds(
  site: Pick<SiteContext, "db" | "shows">,
  viewer: Reader | null,
  ids: readonly string[],
): Promise<ItemCard[]> {
  if (ids.length === 0) return [];
  const rows = await itemRows(site, viewer, "items by ids", { ids }, () => ({
    // In a subquery, so that the planner does not plan anew for each number of ids.
    where: sql`${items.id} = any((select ${sql.placeholder("ids")}::uuid[])::uuid[])`,
  }));
  const byId = new Map(rows.map((row) => [row.item.id, itemCard(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
