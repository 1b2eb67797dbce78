import type { AttributesRequest } from "@hemline/protocol";
import type { BillingContext } from "../../context/billing-context.ts";
import { BadAttribute } from "../../problems.ts";
import { attributeError } from "../../rules/customers/attribute-error.ts";
import { maxAttributes } from "../../rules/limits.ts";
import { customAttributeCount, saveLatestAttributes } from "../../store/customer-attributes.ts";
import { findOrCreateCustomer, lockCustomer } from "../../store/customers.ts";

/**
 * Stores an app's attributes of a customer, all or none. The value with the later client time wins; times in the future
 * count as now. Of two at the same instant, the later request wins.
 * @throws BadAttribute
 */
export async function setAttributes(
  { db, clock }: BillingContext,
  projectId: string,
  appUserId: string,
  attributes: AttributesRequest["attributes"],
): Promise<void> {
  const now = clock();
  const words = Object.entries(attributes);
  for (const [name, { value }] of words) {
    const error = attributeError(name, value);
    if (error) throw BadAttribute(error);
  }
  const { customer } = await findOrCreateCustomer(db, projectId, appUserId, now);
  if (words.length === 0) return;
  const rows = words.map(([name, { value, updated_at_ms }]) => ({
    name,
    value: value === "" ? null : value,
    updatedAtMs: Math.min(updated_at_ms, now.getTime()),
  }));
  await db.transaction(async (tx) => {
    const customerId = await lockCustomer(tx, customer.id);
    await saveLatestAttributes(
      tx,
      rows.map((it) => ({ ...it, customerId })),
    );
    if ((await customAttributeCount(tx, customerId)) > maxAttributes)
      throw BadAttribute(`A customer can have at most ${maxAttributes} custom attributes.`);
  });
}
