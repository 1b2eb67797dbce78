import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import type { Problem } from "../../problems.ts";
import { restoreOutcome } from "../../rules/customers/identity.ts";
import { firstOf } from "../../rules/defined.ts";
import { operations, projects } from "../../store/tables.ts";
import { purchasesOwnedBy } from "./duplicate-purchases.ts";
import { lockCustomerPair } from "./lock-customer-pair.ts";
import { mergeCustomers } from "./merge-customers.ts";
import { transferPurchase } from "./transfer-purchase.ts";

/**
 * Restores a succeeded purchase for the customer who shows it; if it is another customer's, the two are merged, or the
 * project's restore behaviour decides.
 * @param refusal thrown where the purchase stays with its owner.
 */
export async function restorePurchase(
  context: BillingContext,
  tx: Transaction,
  o: { projectId: string; operationId: string; claimantId: string; refusal: () => Problem },
): Promise<void> {
  const owner = await ownerOf(tx, o.operationId);
  if (owner.customerId === o.claimantId) return;
  const pair = await lockCustomerPair(tx, o.claimantId, owner.customerId);
  const { customerId, transactionId } = await ownerOf(tx, o.operationId);
  // It was transferred to a third customer while the two were locked.
  if (customerId !== owner.customerId) return restorePurchase(context, tx, o);
  if (!pair) return;

  const now = context.clock();
  const [to, from] = pair;
  if (restoreOutcome(to, from) === "merge") return mergeCustomers(context, tx, pair, now);
  const move = { operationId: o.operationId, transactionId: transactionId!, from, to, now };
  switch (await behaviorOf(tx, o.projectId)) {
    case "transfer":
      return transferPurchase(context, tx, move);
    case "transfer_if_inactive": {
      const { subscriptions } = await purchasesOwnedBy(tx, from.id);
      if (subscriptions.some((it) => it.accessEndsAt > now)) throw o.refusal();
      return transferPurchase(context, tx, move);
    }
    case "keep":
      throw o.refusal();
  }
}

async function ownerOf(tx: Transaction, operationId: string) {
  const { customerId, transactionId } = operations;
  const row = firstOf(
    await tx.select({ customerId, transactionId }).from(operations).where(eq(operations.id, operationId)),
    "row",
  );
  return row;
}

async function behaviorOf(tx: Transaction, projectId: string) {
  const row = firstOf(
    await tx.select({ behavior: projects.restoreBehavior }).from(projects).where(eq(projects.id, projectId)),
    "row",
  );
  return row.behavior;
}
