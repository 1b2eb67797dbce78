import type { Transaction } from "@hemline/database";
import { tell } from "../flows/tell.ts";
import { holdingsOf } from "../store/holdings.ts";

/**
 * Ids of one customer turn out to be another's too. Where they had anything, whoever keeps accounts by id has to hear of
 * it. The customer's row is locked.
 */
export async function tellOfIds(
  tx: Transaction,
  o: { customerId: string; from: readonly string[]; to: readonly string[]; isSandbox: boolean; now: Date },
): Promise<void> {
  const { customerId, from, to, isSandbox, now } = o;
  const content = { fromCustomerId: customerId, transferredFrom: [...from], transferredTo: [...to], isSandbox };
  await tell(tx, { type: "TRANSFER", customerId, subscriptionId: null, content, now });
}

/** Whether a customer ever had anything, and if so, whether it was only to try things out. */
export async function hadAnything(tx: Transaction, customerId: string): Promise<{ isSandbox: boolean } | null> {
  const holdings = await holdingsOf(tx, customerId);
  return holdings.length > 0 ? { isSandbox: holdings.every((it) => it.isSandbox) } : null;
}
