import type { Transaction } from "@hemline/database";
import { recordEvent } from "../../events/record-event.ts";
import type { Change } from "./post-transaction.ts";

/** Records currencies that a purchase or its refund moved. An app's server knows its own changes already. */
export async function recordCurrencyEvent(
  tx: Transaction,
  o: {
    purchase: { id: string; customerId: string; isSandbox: boolean };
    moved: { id: string; changes: readonly Change[] };
    of: readonly { currencyId: string; code: string; name: string; description: string | null }[];
    now: Date;
  },
): Promise<void> {
  if (o.moved.changes.length === 0) return;
  const adjustments = o.moved.changes.map(({ currencyId, amount }) => {
    const { code, name, description } = o.of.find((it) => it.currencyId === currencyId)!;
    return { amount, currency: { code, name, description } };
  });
  const { id: transactionId, customerId, isSandbox } = o.purchase;
  const content = {
    ledgerTransactionId: o.moved.id,
    source: "in_app_purchase" as const,
    adjustments,
    transactionId,
    isSandbox,
  };
  await recordEvent(tx, {
    type: "VIRTUAL_CURRENCY_TRANSACTION",
    customerId,
    subscriptionId: null,
    content,
    now: o.now,
  });
}
