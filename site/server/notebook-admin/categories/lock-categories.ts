import type { Transaction } from "@hemline/database";
import { and, asc, ne, sql } from "drizzle-orm";
import { categories } from "../../notebook/tables.ts";
import { invalid } from "../../problems.ts";
import { lockShelves } from "../lock-notebook.ts";

/** All of them, in their order: their places and names are changed by one admin at a time. There are a few. */
export async function lockCategories(tx: Transaction): Promise<{ id: string; slug: string }[]> {
  await lockShelves(tx);
  return tx.select({ id: categories.id, slug: categories.slug }).from(categories).orderBy(asc(categories.position));
}

/** @throws 422 where another category has the name */
export async function requireFreeName(tx: Transaction, name: string, ownId: string): Promise<void> {
  const isSame = sql`lower(${categories.name}) = lower(${name})`;
  if (await tx.$count(categories, and(isSame, ne(categories.id, ownId))))
    throw invalid({ name: [`There is a category called “${name}” already.`] });
}
