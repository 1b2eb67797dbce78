import type { CustomerAnswer } from "@hemline/protocol";
import type { BillingContext } from "../../context/billing-context.ts";
import { customerAnswer } from "../../rules/access/customer-answer.ts";
import { findOrCreateCustomer } from "../../store/customers.ts";
import { entitlementPeriodsOf, grantsOf } from "../../store/entitlement-periods.ts";

/** A customer's current purchases; an unknown customer is created. */
export async function customerInfo(
  { db, clock, address }: BillingContext,
  projectId: string,
  appUserId: string,
): Promise<{ answer: CustomerAnswer; isNew: boolean }> {
  const now = clock();
  const { customer, isNew } = await findOrCreateCustomer(db, projectId, appUserId, now);
  const holdings = isNew ? [] : await entitlementPeriodsOf(db, customer.id);
  const grants = holdings.length > 0 ? await grantsOf(db, projectId) : [];
  return { answer: customerAnswer(customer, holdings, grants, { now, address }), isNew };
}
