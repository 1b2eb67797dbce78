import type { TaxAnswer, TaxFailure } from "@hemline/protocol";
import { providerUnits } from "@hemline/protocol/money";
import { and, eq, isNull } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import {
  CannotComplete,
  InvalidTaxOrigin,
  MissingTaxPermission,
  TaxNotActive,
  UnknownSession,
} from "../../problems.ts";
import { TaxRefusal } from "../../provider/port.ts";
import { parseEmail } from "../../rules/customers/parse-email.ts";
import { newId } from "../../rules/ids.ts";
import { firstChargeMicros } from "../../rules/pricing/amount-due.ts";
import { type AddressUpdate, addressOf, type TaxAddress, updateAddress } from "../../rules/pricing/tax-address.ts";
import { taxAnswer, untaxedAnswer } from "../../rules/pricing/tax-answer.ts";
import { isTaxInclusive } from "../../rules/pricing/tax-behavior.ts";
import type { Caller } from "../../store/catalogue/api-keys.ts";
import { type Operation, operationOfSession } from "../../store/operations.ts";
import { operations } from "../../store/tables.ts";
import { type TaxCalculation, type TaxRules, taxRulesOf } from "../../store/tax-calculations.ts";
import { calculateTax } from "../taxes/calculate-tax.ts";

/**
 * The tax on a checkout's first charge, where its app collects taxes. A failed calculation is part of the answer, so
 * that the purchase can go on untaxed; only a sandbox refuses, over what its developer has to set up.
 * @throws UnknownSession, CannotComplete, InvalidEmail, NoMailServer; TaxNotActive, InvalidTaxOrigin,
 * MissingTaxPermission in a sandbox.
 */
export async function calculateCheckoutTax(
  context: BillingContext,
  caller: Caller,
  session: string,
  told: AddressUpdate & { email?: string | null | undefined },
  /** Where the browser seems to be: a first guess until an address is entered. */
  seenIn: string | null,
): Promise<TaxAnswer> {
  const { db, clock } = context;
  const email = parseEmail(told.email);
  // In the order in which they came: the customer sees the answer to the last one.
  return context.inTurn(`tax:${session}`, async () => {
    const found = await operationOfSession(db, caller.appId, session);
    if (!found) throw UnknownSession();
    if (found.expiresAt <= clock()) throw CannotComplete("This checkout has expired. Start again.");
    const operation = email ? await update(context, found, { email }) : found;
    const known = updateAddress(addressOf(operation), told);
    return taxAt(context, operation, { ...known, country: known.country ?? seenIn });
  });
}

async function taxAt(context: BillingContext, operation: Operation, address: TaxAddress): Promise<TaxAnswer> {
  const rules = await taxRulesOf(context.db, operation);
  if (!rules.collectsTax) return untaxedAnswer(operation, false, "tax_collection_disabled");
  const { country } = address;
  if (country) return await calculate(context, operation, rules, { ...address, country });
  if (operation.isSandbox) mustBeSetUp(context, operation, await setupRefusal(context, operation, rules));
  const nowhere = await update(context, operation, { ...columnsOf(address), ...noTax });
  return untaxedAnswer(nowhere, isTaxInclusive(rules.behavior, null), "invalid_tax_location");
}

async function calculate(
  context: BillingContext,
  operation: Operation,
  { behavior, taxCode }: TaxRules,
  address: TaxAddress & { country: string },
): Promise<TaxAnswer> {
  const calculation = await calculateTax(context, {
    amountMicros: firstChargeMicros(operation),
    currency: operation.currency,
    behavior,
    taxCode,
    ...columnsOf(address),
    country: address.country,
    reference: operation.id,
    operationId: operation.id,
  });
  const remembered = await update(context, operation, { ...columnsOf(address), ...taxColumns(operation, calculation) });
  if (operation.isSandbox) mustBeSetUp(context, operation, calculation.failedReason);
  return taxAnswer(remembered, calculation);
}

/** Somewhere with a tax that needs no postal code: whether the account is set up does not depend on the place. */
const probedCountry = "DE";

async function setupRefusal(
  { provider, clock }: BillingContext,
  operation: Operation,
  { behavior, taxCode }: TaxRules,
): Promise<TaxFailure | null> {
  const question = {
    units: providerUnits(firstChargeMicros(operation), operation.currency),
    currency: operation.currency,
    isInclusive: isTaxInclusive(behavior, probedCountry),
    taxCode,
    reference: operation.id,
    country: probedCountry,
    postalCode: null,
    // A new key for each question: the developer may enable taxes while the checkout is open.
    key: `tax-setup:${newId(clock())}`,
  };
  return provider.taxes(question).then(() => null, reasonOfRefusal);
}

function reasonOfRefusal(error: unknown): TaxFailure {
  if (error instanceof TaxRefusal) return error.reason;
  throw error;
}

/** Developers see what they can fix; customers do not. */
function mustBeSetUp({ log }: BillingContext, operation: Operation, failedReason: TaxFailure | null): void {
  const refusals = {
    taxes_not_active: TaxNotActive,
    invalid_origin_address: InvalidTaxOrigin,
    missing_required_permission: MissingTaxPermission,
  } as const;
  if (!failedReason || !(failedReason in refusals)) return;
  log.warn({ operation: operation.id, trace: operation.traceId, failedReason }, "a sandbox checkout cannot be taxed");
  throw refusals[failedReason as keyof typeof refusals]();
}

const noTax = { taxCalculationId: null, taxMicros: 0, taxIsInclusive: false };

/** Nothing is due in a trial yet, so it has no tax either. */
function taxColumns({ trial }: Operation, { id, failedReason, taxMicros, isInclusive }: TaxCalculation) {
  if (failedReason) return noTax;
  return { taxCalculationId: id, taxMicros: trial ? 0 : taxMicros, taxIsInclusive: isInclusive };
}

function columnsOf({ country, postalCode, state, city, line1 }: TaxAddress) {
  return { country, postalCode, addressMore: state || city || line1 ? { state, city, line1 } : null };
}

async function update(
  { db }: BillingContext,
  operation: Operation,
  change: Partial<typeof operations.$inferInsert>,
): Promise<Operation> {
  const [changed] = await db
    .update(operations)
    .set(change)
    .where(and(eq(operations.id, operation.id), isNull(operations.settledAt)))
    .returning();
  if (!changed) throw CannotComplete("This checkout has ended. Start again.");
  return { ...operation, ...changed };
}
