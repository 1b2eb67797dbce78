import type { Transaction } from "@hemline/database";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { CurrencyShort, PurseFull, UnknownCurrency } from "../../problems.ts";
import { defined } from "../../rules/defined.ts";
import { lockCustomer } from "../../store/customers.ts";
import { virtualCurrencies } from "../../store/tables.ts";
import { expireLotsOf } from "./expire-lots.ts";
import { postTransaction } from "./post-transaction.ts";

interface Adjustment {
  projectId: string;
  customerId: string;
  adjustments: Record<string, number>;
  reference: string | null;
  now: Date;
}

/**
 * Adds and spends currencies for an app's server, all or none.
 * @param adjustments amounts by currency code; negative ones are spent.
 * @throws UnknownCurrency, CurrencyShort, PurseFull.
 */
export async function adjustBalances(tx: Transaction, o: Adjustment): Promise<void> {
  const { projectId, reference, now } = o;
  const codes = Object.keys(o.adjustments);
  const known = await currenciesNamed(tx, projectId, codes);
  const idOf = new Map(known.map((it) => [it.code, it.id]));
  const codeOf = new Map(known.map((it) => [it.id, it.code]));
  const changes = codes.map((code) => {
    const currencyId = idOf.get(code);
    if (!currencyId) throw UnknownCurrency(code);
    return { currencyId, amount: defined(o.adjustments[code], "adjustments") };
  });
  const customerId = await lockCustomer(tx, o.customerId);
  await expireLotsOf(tx, customerId, now);
  await postTransaction(tx, { customerId, reason: "api", reference, changes, now }, ({ currencyId, amount }) => {
    throw amount < 0
      ? CurrencyShort(defined(codeOf.get(currencyId), "code of"))
      : PurseFull(defined(codeOf.get(currencyId), "code of"));
  });
}

function currenciesNamed(tx: Transaction, projectId: string, codes: string[]) {
  const { id, code, archivedAt } = virtualCurrencies;
  return tx
    .select({ id, code })
    .from(virtualCurrencies)
    .where(and(eq(virtualCurrencies.projectId, projectId), inArray(code, codes), isNull(archivedAt)));
}
