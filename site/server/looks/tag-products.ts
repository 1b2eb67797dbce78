import type { Transaction } from "@hemline/database";
import { and, eq, inArray, sql } from "drizzle-orm";
import { productsToName } from "../catalogue/named-in-catalogue.ts";
import { items } from "../items/tables.ts";
import { invalid } from "../problems.ts";
import { products } from "../products/tables.ts";
import { lookTags } from "./tables.ts";
import { idsOfItems, sameTag, type Tag } from "./tag-items.ts";

/** A tag with what it names in the catalogue. */
export type NamingTag = Tag & { productId: string | null; brandId: string | null };

/** Brands that the tags of a look name. */
export async function brandsOfTags(tx: Transaction, lookId: string): Promise<string[]> {
  const rows = await tx.selectDistinct({ id: lookTags.brandId }).from(lookTags).where(eq(lookTags.lookId, lookId));
  return rows.flatMap(({ id }) => id ?? []);
}

/** Products that the tags of a look name. */
export async function productsOfTags(tx: Transaction, lookId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: lookTags.productId })
    .from(lookTags)
    .where(and(eq(lookTags.lookId, lookId), sql`${lookTags.productId} is not null`));
  return rows.flatMap(({ id }) => id ?? []);
}

/**
 * A tag of an item names what the item names; another one the product that was chosen for it. Those products and the
 * `counted` ones are locked.
 * @throws 422 for a product that the member may not name
 */
export async function namingTags(
  tx: Transaction,
  memberId: string,
  tags: readonly Tag[],
  counted: readonly string[],
): Promise<NamingTag[]> {
  const ofItems = await linksOfItems(tx, idsOfItems(tags));
  const slugs = tags.flatMap(({ item, product }) => (item ? [] : (product ?? [])));
  const locked = [...counted, ...[...ofItems.values()].map(({ productId }) => productId)];
  const found = await productsToName(tx, memberId, slugs, locked);
  return tags.map((tag) => {
    if (tag.item) return { ...tag, ...(ofItems.get(tag.item) ?? nothing) };
    if (!tag.product) return { ...tag, ...nothing };
    const product = found.get(tag.product);
    if (!product) throw invalid({ tags: [`We can’t find the product of “${tag.name}”. Choose another one.`] });
    return { ...tag, productId: product.id, brandId: product.brand.id };
  });
}

const nothing = { productId: null, brandId: null };

async function linksOfItems(tx: Transaction, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, typeof nothing>();
  const rows = await tx
    .select({ id: items.id, productId: items.productId, brandId: items.brandId })
    .from(items)
    .where(inArray(items.id, [...ids]));
  return new Map(rows.map(({ id, ...links }) => [id, links]));
}

/** The editor does not see products that have no page: a tag that stays keeps its own. */
export async function keepUnseenProducts(
  tx: Transaction,
  lookId: string,
): Promise<(tags: readonly NamingTag[]) => NamingTag[]> {
  const unseen = await tx
    .select({
      ...{ photo: lookTags.photoId, x: lookTags.x, y: lookTags.y, name: lookTags.name },
      ...{ productId: lookTags.productId, brandId: lookTags.brandId },
    })
    .from(lookTags)
    .innerJoin(products, eq(products.id, lookTags.productId))
    .where(and(eq(lookTags.lookId, lookId), sql`${products.state} <> 'live'`));
  return (tags) =>
    tags.map((tag) => {
      if (tag.item || tag.product) return tag;
      const same = sameTag(tag, unseen);
      return same ? { ...tag, productId: same.productId, brandId: same.brandId } : tag;
    });
}
