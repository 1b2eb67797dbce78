import type { Database, Transaction } from "@hemline/database";

/** Where a query can run: on its own, or as part of a transaction. */
export type Sql = Database | Transaction;

/** The unique index or constraint that refused a statement; null when it failed for another reason. */
export function brokenConstraint(error: unknown): string | null {
  for (let it = error; it instanceof Error; it = it.cause) {
    if ("constraint" in it && typeof it.constraint === "string") return it.constraint;
  }
  return null;
}
