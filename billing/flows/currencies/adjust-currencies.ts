import type { Transaction } from "@hemline/database";
import type { AdjustmentsRequest, VirtualCurrenciesAnswer } from "@hemline/protocol";
import type { Engine } from "../../engine.ts";
import { adjust } from "../../ledger/adjust.ts";
import { UnknownSubscriber } from "../../problems.ts";
import { currenciesOf } from "../../store/currencies.ts";
import { customerOf } from "../../store/customers.ts";
import { type KeptAnswer, oncePerKey } from "./once-per-key.ts";

/**
 * Gives and takes virtual currencies of a customer, all of them or none, and answers with what they then have. With a
 * key at most once.
 * @throws UnknownSubscriber, UnknownCurrency, CurrencyShort, PurseFull.
 */
export async function adjustCurrencies(
  engine: Engine,
  projectId: string,
  o: { appUserId: string; request: AdjustmentsRequest; key: string | null },
): Promise<KeptAnswer> {
  const { adjustments, reference = null } = o.request;
  const run = async (tx: Transaction): Promise<VirtualCurrenciesAnswer> => {
    const now = engine.clock();
    const customer = await customerOf(tx, projectId, o.appUserId);
    if (!customer) throw UnknownSubscriber(o.appUserId);
    await adjust(tx, { projectId, customerId: customer.id, adjustments, reference, now });
    return currenciesOf(tx, { projectId, customerId: customer.id, now });
  };
  const request = { call: "currencies", appUserId: o.appUserId, body: o.request };
  return oncePerKey(engine, { projectId, key: o.key, request }, run);
}
