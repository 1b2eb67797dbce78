import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import type { TaxBehavior } from "../rules/pricing/tax-behavior.ts";
import type { Sql } from "./sql.ts";
import { apps, products, taxCalculations } from "./tables.ts";

export type TaxCalculation = typeof taxCalculations.$inferSelect;

/** What an app and a product say about taxes. */
export interface TaxRules {
  collectsTax: boolean;
  behavior: TaxBehavior;
  taxCode: string;
}

export async function taxRulesOf(db: Sql, o: { appId: string; productId: string }): Promise<TaxRules> {
  const [row] = await db
    .select({ collectsTax: apps.collectsTax, behavior: apps.taxBehavior, taxCode: products.taxCode })
    .from(apps)
    .innerJoin(products, eq(products.id, o.productId))
    .where(eq(apps.id, o.appId));
  if (!row) throw new Error(`There is no app ${o.appId} or no product ${o.productId}.`);
  return row;
}

/** Every answer to one question, newest first, as far as it still counts. */
export async function answersTo(db: Sql, questionHash: string, now: Date): Promise<TaxCalculation[]> {
  const counts = or(isNull(taxCalculations.expiresAt), gt(taxCalculations.expiresAt, now));
  return db
    .select()
    .from(taxCalculations)
    .where(and(eq(taxCalculations.questionHash, questionHash), counts))
    .orderBy(desc(taxCalculations.createdAt), desc(taxCalculations.id));
}

export async function calculationById(db: Sql, id: string): Promise<TaxCalculation> {
  const [row] = await db.select().from(taxCalculations).where(eq(taxCalculations.id, id));
  if (!row) throw new Error(`There is no tax calculation ${id}.`);
  return row;
}

/** The totals a checkout's customer has been shown, newest first. */
export function quotesOf(db: Sql, operationId: string): Promise<TaxCalculation[]> {
  return db
    .select()
    .from(taxCalculations)
    .where(and(eq(taxCalculations.operationId, operationId), isNull(taxCalculations.failedReason)))
    .orderBy(desc(taxCalculations.createdAt), desc(taxCalculations.id));
}
