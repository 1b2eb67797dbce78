import type { Database, Transaction } from "@hemline/database";
import { type Column, type SQL, sql } from "drizzle-orm";

export type Sql = Database | Transaction;

/** As `inArray` with ids, in a statement that is the same for any number of them. */
export function anyOf(column: Column | SQL, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::uuid[])`;
}

/** The unique index or constraint that refused a statement; null for other errors. */
export function brokenConstraint(error: unknown): string | null {
  for (let it = error; it instanceof Error; it = it.cause) {
    if ("constraint" in it && typeof it.constraint === "string") return it.constraint;
  }
  return null;
}
