import { and, eq } from "drizzle-orm";
import type { Past } from "../rules/pricing/eligibility.ts";
import type { Sql } from "./sql.ts";
import { transactions } from "./tables.ts";

/** What a customer ever bought in the sandbox or with real money; sandbox purchases do not affect real eligibility. */
export async function purchaseHistory(db: Sql, customerId: string, isSandbox: boolean): Promise<Past> {
  return db
    .selectDistinct({ productId: transactions.productId, productType: transactions.productType })
    .from(transactions)
    .where(and(eq(transactions.customerId, customerId), eq(transactions.isSandbox, isSandbox)));
}
