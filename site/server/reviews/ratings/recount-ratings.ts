import type { Transaction } from "@hemline/database";
import { counters } from "../../counters/counters.ts";
import { recountRows } from "../../counters/recount-rows.ts";

// The caller has locked the rows.

/** Counts the reviews of products anew. */
export const recountProducts = (tx: Transaction, ids: readonly string[]) =>
  recountRows(tx, counters.ratingsOfProducts, ids);

/** Counts the reviews of collections and of the products in them anew. */
export const recountCollections = (tx: Transaction, ids: readonly string[]) =>
  recountRows(tx, counters.ratingsOfCollections, ids);

/** Counts the reviews of all that brands make anew. */
export const recountBrands = (tx: Transaction, ids: readonly string[]) =>
  recountRows(tx, counters.ratingsOfBrands, ids);
