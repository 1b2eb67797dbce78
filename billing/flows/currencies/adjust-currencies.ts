import type { Transaction } from "@hemline/database";
import type { AdjustmentsRequest, VirtualCurrenciesAnswer } from "@hemline/protocol";
import type { BillingContext } from "../../context/billing-context.ts";
import { UnknownSubscriber } from "../../problems.ts";
import { customerByAppUserId } from "../../store/customers.ts";
import { virtualCurrencyBalances } from "../../store/virtual-currency-balances.ts";
import { type KeptAnswer, oncePerKey } from "../idempotency/once-per-key.ts";
import { adjustBalances } from "../ledger/adjust-balances.ts";

/**
 * Gives and takes virtual currencies of a customer, all of them or none, and answers with what they then have. With a
 * key at most once.
 * @throws UnknownSubscriber, UnknownCurrency, CurrencyShort, PurseFull.
 */
export async function adjustCurrencies(
  context: BillingContext,
  projectId: string,
  o: { appUserId: string; request: AdjustmentsRequest; key: string | null },
): Promise<KeptAnswer> {
  const { adjustments, reference = null } = o.request;
  const run = async (tx: Transaction): Promise<VirtualCurrenciesAnswer> => {
    const now = context.clock();
    const customer = await customerByAppUserId(tx, projectId, o.appUserId);
    if (!customer) throw UnknownSubscriber(o.appUserId);
    await adjustBalances(tx, { projectId, customerId: customer.id, adjustments, reference, now });
    return virtualCurrencyBalances(tx, { projectId, customerId: customer.id, now });
  };
  const request = { call: "currencies", appUserId: o.appUserId, body: o.request };
  return oncePerKey(context, { projectId, key: o.key, request }, run);
}
