import type { Transaction } from "@hemline/database";
import type { Period } from "@hemline/protocol/period";
import { and, eq, isNull } from "drizzle-orm";
import { acceleratedMs } from "../../rules/periods/accelerated-durations.ts";
import { periodEnd, readPeriod } from "../../rules/periods/periods.ts";
import { productCurrencies, type transactions, virtualCurrencies } from "../../store/tables.ts";
import { expireLotsOf } from "./expire-lots.ts";
import { postTransaction } from "./post-transaction.ts";
import { recordCurrencyEvent } from "./record-currency-event.ts";

type Purchase = Pick<
  typeof transactions.$inferSelect,
  "id" | "customerId" | "productId" | "periodType" | "isSandbox"
> & {
  isAccelerated: boolean;
};

/**
 * Grants the currencies of a product with a purchase, a paid period or a trial; once for each transaction. What exceeds
 * the maximum balance is not granted. The customer's row must be locked.
 */
export async function grantCurrencies(tx: Transaction, purchase: Purchase, now: Date): Promise<void> {
  const brought = await currenciesOf(tx, purchase.productId);
  const changes = grantedBy(purchase, brought, now);
  if (changes.length === 0) return;

  const { customerId } = purchase;
  await expireLotsOf(tx, customerId, now);
  const reason = purchase.periodType === "trial" ? "trial" : "purchase";
  const moved = await postTransaction(
    tx,
    { customerId, reason, reference: purchase.id, changes, now },
    (_, room) => room,
  );
  if (moved) await recordCurrencyEvent(tx, { purchase, moved, of: brought, now });
}

function grantedBy(purchase: Purchase, brought: Awaited<ReturnType<typeof currenciesOf>>, now: Date) {
  return brought
    .map(({ currencyId, amount, trialAmount, expiresAfter }) => ({
      currencyId,
      amount: purchase.periodType === "trial" ? trialAmount : amount,
      expiresAt: expiresAfter === null ? null : lapsesAt(readPeriod(expiresAfter), purchase, now),
    }))
    .filter((it) => it.amount > 0);
}

function currenciesOf(tx: Transaction, productId: string) {
  const { id: currencyId, code, name, description } = virtualCurrencies;
  const { amount, trialAmount, expiresAfter } = productCurrencies;
  return tx
    .select({ currencyId, code, name, description, amount, trialAmount, expiresAfter })
    .from(productCurrencies)
    .innerJoin(virtualCurrencies, eq(virtualCurrencies.id, productCurrencies.currencyId))
    .where(and(eq(productCurrencies.productId, productId), isNull(virtualCurrencies.archivedAt)));
}

function lapsesAt(period: Period, { isAccelerated }: Purchase, now: Date): Date {
  return isAccelerated ? new Date(now.getTime() + acceleratedMs("normal", period)) : periodEnd(now, now, period);
}
