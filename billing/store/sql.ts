import type { Database, Transaction } from "@hemline/database";

/** Where a query can run: on its own, or as part of a transaction. */
export type Sql = Database | Transaction;
