import type { Transaction } from "@hemline/database";
import type { CustomerAnswer } from "@hemline/protocol";
import type { BillingContext } from "../../context/billing-context.ts";
import { identityOf, logInOutcome } from "../../rules/customers/identity.ts";
import { customerByAppUserId, findOrCreateCustomer, lockCustomer } from "../../store/customers.ts";
import { aliases } from "../../store/tables.ts";
import { customerInfo } from "../customers/customer-info.ts";
import { idsOf, lockCustomerPair } from "./lock-customer-pair.ts";
import { mergeCustomers } from "./merge-customers.ts";
import { everOwnedAnything, recordTransfer } from "./record-transfer.ts";

/**
 * Logs a customer in under another id. An anonymous customer takes a new id as one of theirs; two customers are merged
 * where `logInOutcome` says so; else the second id is another customer.
 * @returns the answer for the second id; `isNew` when it was unknown before.
 */
export async function identify(
  context: BillingContext,
  projectId: string,
  ids: { current: string; target: string },
): Promise<{ answer: CustomerAnswer; isNew: boolean }> {
  const { db, clock } = context;
  const { customer } = await findOrCreateCustomer(db, projectId, ids.current, clock());
  const known = await customerByAppUserId(db, projectId, ids.target);
  if (!known && (await addId(context, projectId, customer.id, ids.target))) {
    return { answer: (await customerInfo(context, projectId, ids.target)).answer, isNew: true };
  }
  const target = known ?? (await customerByAppUserId(db, projectId, ids.target));
  if (target) await mergeIfSame(context, customer.id, target.id);
  return customerInfo(context, projectId, ids.target);
}

/** Adds an unknown id to an anonymous customer, unless another call was faster. */
function addId(
  { db, clock }: BillingContext,
  projectId: string,
  currentId: string,
  appUserId: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const customerId = await lockCustomer(tx, currentId);
    const before = await idsOf(tx, customerId);
    if (identityOf(before).isIdentified) return false;
    const now = clock();
    const isTaken = await takeAlias(tx, { projectId, appUserId, customerId, createdAt: now });
    if (!isTaken) return false;
    const had = await everOwnedAnything(tx, customerId);
    if (had) await recordTransfer(tx, { customerId, from: before, to: [appUserId], ...had, now });
    return true;
  });
}

/** @returns false where another customer has the id already. */
async function takeAlias(tx: Transaction, alias: typeof aliases.$inferInsert): Promise<boolean> {
  const taken = await tx.insert(aliases).values(alias).onConflictDoNothing().returning({ id: aliases.appUserId });
  return taken.length > 0;
}

async function mergeIfSame(context: BillingContext, currentId: string, targetId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const pair = await lockCustomerPair(tx, currentId, targetId);
    if (pair && logInOutcome(...pair) === "merge") await mergeCustomers(context, tx, pair, context.clock());
  });
}
