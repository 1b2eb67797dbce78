import type { Transaction } from "@hemline/database";
import { providerUnits } from "@hemline/protocol/money";
import type { Intent } from "../../provider/port.ts";
import { dueNowMicros } from "../../rules/pricing/amount-due.ts";
import type { Operation } from "../../store/operations.ts";
import type { payments } from "../../store/tables.ts";
import { calculationById, quotesOf, type TaxCalculation } from "../../store/tax-calculations.ts";

export interface Agreed {
  amountMicros: number;
  taxMicros: number;
  calculation: TaxCalculation | null;
}

/**
 * The amount of a succeeded intent. It is that of the payment's row, unless the process died, or another tab entered
 * another address, between that row and the provider: then it is one of the totals that were shown.
 * @throws when nobody agreed to such an amount.
 */
export async function agreedPrice(
  tx: Transaction,
  operation: Operation,
  payment: typeof payments.$inferSelect | null,
  intent: Intent,
): Promise<Agreed> {
  const due = dueNowMicros(operation);
  if (due === 0 && intent.kind === "setup") {
    const calculation = operation.taxCalculationId ? await calculationById(tx, operation.taxCalculationId) : null;
    return { amountMicros: 0, taxMicros: 0, calculation };
  }
  const fits = (it: Agreed) =>
    intent.currency === operation.currency && intent.units === providerUnits(it.amountMicros, operation.currency);
  const quotes = (await quotesOf(tx, operation.id)).map(asAgreed);
  const untaxed = { amountMicros: due, taxMicros: 0, calculation: null };
  const agreed = [...(payment ? [await priceOf(tx, payment)] : []), ...quotes, untaxed].find(fits);
  if (intent.kind === "payment" && due > 0 && agreed) return agreed;
  throw new Error(`Intent ${intent.id} is not over what operation ${operation.id} agreed.`);
}

async function priceOf(
  tx: Transaction,
  { amountMicros, taxMicros, taxCalculationId }: typeof payments.$inferSelect,
): Promise<Agreed> {
  const calculation = taxCalculationId ? await calculationById(tx, taxCalculationId) : null;
  return { amountMicros, taxMicros, calculation };
}

function asAgreed(calculation: TaxCalculation): Agreed {
  return { amountMicros: calculation.totalMicros, taxMicros: calculation.taxMicros, calculation };
}
