import type { Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";

// The order of locks, so that no two verbs wait for each other: the shelves, then entries by their ids, then the slugs of
// entries, then photos, then rows of categories by their ids. Verbs of categories hold the shelves alone, and lock no entry.

/** Until the transaction ends, no category comes, goes, moves or is merged. For what changes what stands in categories. */
export const holdShelves = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('site.categories'))`);

/** Until the transaction ends, nobody else changes a category, or what stands in one. */
export const lockShelves = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('site.categories'))`);

/** Before an entry gets a slug: whether it is free stays true until the transaction ends. */
export const lockEntrySlugs = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('site.entry-slugs'))`);
