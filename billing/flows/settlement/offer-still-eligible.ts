import { phasesFor } from "../../rules/pricing/eligibility.ts";
import { eligibilityOf } from "../../store/catalogue/offers.ts";
import type { Operation } from "../../store/operations.ts";
import { purchaseHistory } from "../../store/purchase-history.ts";
import type { Sql } from "../../store/sql.ts";

/**
 * Whether the customer is still eligible for the checkout's trial or introductory price: of several checkouts started
 * beside each other, or under ids that were merged since, only the first is a first time.
 */
export async function isOfferStillEligible(db: Sql, operation: Operation): Promise<boolean> {
  const { trial, intro, customerId, productId, isSandbox, priceId, optionIdentifier: option } = operation;
  if (!trial && !intro) return true;
  const eligibility = await eligibilityOf(db, { priceId, option });
  const phases = phasesFor(await purchaseHistory(db, customerId, isSandbox), { productId, eligibility, trial, intro });
  return phases.trial !== null || phases.intro !== null;
}
