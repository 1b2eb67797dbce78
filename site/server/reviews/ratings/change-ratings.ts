import type { Transaction } from "@hemline/database";
import { type SQL, sql } from "drizzle-orm";
import type { Fit } from "../../../shared/reviews/review-options.ts";
import { brands } from "../../brands/tables.ts";
import { collections } from "../../collections/tables.ts";
import { preparedSql } from "../../db/prepared-query.ts";
import { collectionProducts, products } from "../../products/tables.ts";
import type { LockedSubject } from "../lock-subject.ts";

/** What a review adds to the ratings of its subject, of the collections that show it and of its brand. */
export interface RatingShare {
  halves: number;
  fit: Fit | null;
}

/**
 * Replaces what a review added to these ratings with what it adds now; null where it doesn't count.
 * Has the result of a recount without reading other reviews.
 */
export async function changeRatings(
  tx: Transaction,
  { brandId, productId, collectionId, isListed }: LockedSubject,
  before: RatingShare | null,
  after: RatingShare | null,
): Promise<void> {
  const values = differenceOf(before, after);
  if (values === null) return;
  if (productId !== null) await preparedSql(tx, "rating of a product", { ...values, id: productId }, ofProduct);
  if (!isListed) return;
  if (collectionId !== null)
    await preparedSql(tx, "rating of a collection", { ...values, id: collectionId }, ofCollection);
  if (productId !== null) await preparedSql(tx, "ratings of collections", { ...values, id: productId }, ofCollections);
  await preparedSql(tx, "rating of a brand", { ...values, id: brandId }, ofBrand);
}

function differenceOf(before: RatingShare | null, after: RatingShare | null) {
  if (before?.halves === after?.halves && before?.fit === after?.fit) return null;
  const said = (fit: Fit) => Number(after?.fit === fit) - Number(before?.fit === fit);
  return {
    count: Number(after !== null) - Number(before !== null),
    halves: (after?.halves ?? 0) - (before?.halves ?? 0),
    ...{ small: said("small"), true: said("true"), large: said("large") },
    stars: Array.from({ length: 10 }, (_, at) => Number(after?.halves === at + 1) - Number(before?.halves === at + 1)),
  };
}

const id = sql`${sql.placeholder("id")}::uuid`;
const change = (name: string) => sql`${sql.placeholder(name)}::int`;

const add = (table: typeof products | typeof collections | typeof brands, where: SQL): SQL => sql`
  update ${table} s set
    rating_count = rating_count + ${change("count")}, rating_halves = rating_halves + ${change("halves")},
    fits_small = fits_small + ${change("small")}, fits_true = fits_true + ${change("true")},
    fits_large = fits_large + ${change("large")},
    stars = array(select held + added from unnest(s.stars, ${sql.placeholder("stars")}::int[])
      with ordinality as one (held, added, nth) order by nth)
  where ${where}`;

const ofProduct = () => add(products, sql`s.id = ${id}`);
const ofCollection = () => add(collections, sql`s.id = ${id}`);
const ofCollections = () =>
  add(collections, sql`s.id in (select collection_id from ${collectionProducts} where product_id = ${id})`);
const ofBrand = () => add(brands, sql`s.id = ${id}`);
