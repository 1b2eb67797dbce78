import type { Transaction } from "@hemline/database";
import { type SQL, sql } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import { brands } from "../../brands/tables.ts";
import { collections } from "../../collections/tables.ts";
import { products } from "../../products/tables.ts";
import { reviews } from "../tables.ts";
import { countedReviews, reviewsOfBrand, reviewsOfCollection, reviewsOfProduct } from "./rated-reviews.ts";

// The caller has locked the rows: an update that had to wait for one of them would count what was there before.

/** Counts the reviews of products anew. */
export const recountProducts = (tx: Transaction, ids: readonly string[]) =>
  recount(tx, products, ids, reviewsOfProduct);

/** Counts the reviews of collections and of the products in them anew. */
export const recountCollections = (tx: Transaction, ids: readonly string[]) =>
  recount(tx, collections, ids, reviewsOfCollection);

/** Counts the reviews of all that brands make anew. */
export const recountBrands = (tx: Transaction, ids: readonly string[]) => recount(tx, brands, ids, reviewsOfBrand);

type RatedTable = typeof products | typeof collections | typeof brands;

async function recount(tx: Transaction, table: RatedTable, ids: readonly string[], isOf: SQL): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    update ${table} s set (rating_count, rating_halves, fits_small, fits_true, fits_large, stars) = (
      select ${totals} from ${reviews} r join ${members} m on m.id = r.author_id where ${isOf} and ${countedReviews})
    where s.id = any(${sql.param([...ids])}::uuid[])`);
}

const withFit = (fit: string) => sql.raw(`count(*) filter (where r.fit = '${fit}')`);
const withHalves = sql.raw(
  Array.from({ length: 10 }, (_, at) => `count(*) filter (where r.halves = ${at + 1})`).join(", "),
);

const totals = sql`count(*), coalesce(sum(r.halves), 0), ${withFit("small")}, ${withFit("true")}, ${withFit("large")},
  array[${withHalves}]::int[]`;
