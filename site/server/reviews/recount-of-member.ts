import type { Transaction } from "@hemline/database";
import { type SQL, sql } from "drizzle-orm";
import { brands } from "../brands/tables.ts";
import { collections } from "../collections/tables.ts";
import { counters } from "../counters/counters.ts";
import { recountRows } from "../counters/recount-rows.ts";
import { collectionProducts, products } from "../products/tables.ts";
import { recountBrands, recountCollections, recountProducts } from "./ratings/recount-ratings.ts";
import { reviews, reviewVotes } from "./tables.ts";
import { photosOfReviewsBy } from "./writing/renew-review-photos.ts";

const brandsReviewedBy = (memberId: string): SQL => sql`select brand_id from ${reviews} where author_id = ${memberId}`;

/** All of them in one order, as everywhere. */
export const lockBrandsReviewedBy = (tx: Transaction, memberId: string) =>
  lockInOrder(tx, brands, brandsReviewedBy(memberId));

/**
 * After a member's standing or privacy changed: counts anew whatever they reviewed, and opens or closes the photos of
 * their reviews. The caller has locked the member.
 */
export async function recountReviewsBy(tx: Transaction, memberId: string): Promise<void> {
  const productIds = sql`select product_id from ${reviews} where author_id = ${memberId} and product_id is not null`;
  const collectionIds = sql`select collection_id from ${reviews} where author_id = ${memberId} and collection_id is not null
    union all select it.collection_id from ${collectionProducts} it where it.product_id in (${productIds})`;
  const locked = {
    brands: await lockInOrder(tx, brands, brandsReviewedBy(memberId)),
    collections: await lockInOrder(tx, collections, collectionIds),
    products: await lockInOrder(tx, products, productIds),
  };
  await recountProducts(tx, locked.products);
  await recountCollections(tx, locked.collections);
  await recountBrands(tx, locked.brands);
  await tx.execute(photosOfReviewsBy(memberId));
}

/** After a member's standing changed: their votes count only while others see them. */
export async function recountVotesBy(tx: Transaction, memberId: string): Promise<void> {
  const voted = sql`select review_id from ${reviewVotes} where member_id = ${memberId}`;
  await recountRows(tx, counters.votes, await lockInOrder(tx, reviews, voted));
}

async function lockInOrder(
  tx: Transaction,
  table: typeof brands | typeof collections | typeof products | typeof reviews,
  ids: SQL,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from ${table} where id in (${ids}) order by id for no key update`,
  );
  return rows.map(({ id }) => id);
}
