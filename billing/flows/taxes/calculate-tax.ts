import { createHash } from "node:crypto";
import type { TaxAnswer } from "@hemline/protocol";
import { chargeable, microsOfProviderUnits, providerUnits, shareOut } from "@hemline/protocol/money";
import type { BillingContext } from "../../context/billing-context.ts";
import { type Taxes, type TaxQuestion, TaxRefusal } from "../../provider/port.ts";
import { newId } from "../../rules/ids.ts";
import type { LocalAddress } from "../../rules/pricing/tax-address.ts";
import type { TaxBehavior } from "../../rules/pricing/tax-behavior.ts";
import { isTaxInclusive } from "../../rules/pricing/tax-behavior.ts";
import { taxCalculations } from "../../store/tables.ts";
import { answersTo, type TaxCalculation } from "../../store/tax-calculations.ts";

/** An amount to be taxed at a place. */
export interface Taxable {
  amountMicros: number;
  currency: string;
  taxCode: string;
  behavior: TaxBehavior;
  country: string;
  postalCode: string | null;
  addressMore?: LocalAddress | null;
  /** The provider's reference: the same for the same purchase, another for every renewal. */
  reference: string;
  operationId?: string;
  subscriptionId?: string;
}

/**
 * Asks the provider for the tax on an amount. The same question is asked once: its answer is stored. A refusal is an
 * answer too: no tax, a `failedReason`, and a total that is the amount; it is asked again.
 * @returns what is to be charged (`totalMicros`) and the tax in it.
 */
export async function calculateTax(context: BillingContext, it: Taxable): Promise<TaxCalculation> {
  const { db, clock } = context;
  const question = questionOf(it);
  const questionHash = hashOf(question);
  const earlier = await answersTo(db, questionHash, clock());
  const known = earlier.find((answer) => answer.failedReason === null);
  if (known) return known;
  // The provider repeats its answer to a key, outages too.
  const key = `tax:${questionHash}:${earlier.length}`;
  const answer = await askProvider(context, it, { ...question, key });
  const calculation = calculationOf(it, questionHash, answer, clock());
  await db.insert(taxCalculations).values(calculation);
  return calculation;
}

function calculationOf(it: Taxable, questionHash: string, answer: Answer, now: Date): TaxCalculation {
  const { amountMicros, currency, country, postalCode, operationId = null, subscriptionId = null } = it;
  const isInclusive = isTaxInclusive(it.behavior, country);
  return {
    id: newId(now),
    ...{ questionHash, operationId, subscriptionId, country, postalCode, currency, isInclusive, amountMicros },
    ...answer,
    totalMicros: amountMicros + (isInclusive ? 0 : answer.taxMicros),
    createdAt: now,
  };
}

function questionOf(it: Taxable) {
  return {
    units: providerUnits(it.amountMicros, it.currency),
    currency: it.currency,
    isInclusive: isTaxInclusive(it.behavior, it.country),
    taxCode: it.taxCode,
    reference: it.reference,
    country: it.country,
    postalCode: it.postalCode,
    state: it.addressMore?.state ?? null,
    city: it.addressMore?.city ?? null,
    line1: it.addressMore?.line1 ?? null,
  };
}

function askProvider({ provider, log }: BillingContext, it: Taxable, question: TaxQuestion): Promise<Answer> {
  return provider.taxes(question).then(
    (taxes) => taxed(it, taxes),
    (refusal) => {
      if (!(refusal instanceof TaxRefusal)) throw refusal;
      if (refusal.reason !== "invalid_tax_location")
        log.warn({ err: refusal, reference: it.reference }, "no tax was calculated");
      return untaxed(refusal.reason);
    },
  );
}

type Answer = Pick<TaxCalculation, "providerId" | "taxMicros" | "breakdown" | "failedReason" | "expiresAt">;

/** Rounded to what can be charged: the provider's tables know cents where a currency has none. */
function taxed({ currency }: Taxable, taxes: Taxes): Answer {
  const taxMicros = chargeable(microsOfProviderUnits(taxes.taxUnits, currency), currency);
  const shares = shareOut(
    taxMicros,
    taxes.breakdown.map((part) => part.units),
    currency,
  );
  const breakdown: TaxAnswer["tax_breakdown"] = taxes.breakdown.map((part, at) => ({
    tax_amount_in_micros: shares[at] ?? 0,
    display_name: part.name,
  }));
  return { providerId: taxes.id, taxMicros, breakdown, failedReason: null, expiresAt: taxes.expiresAt };
}

function untaxed(failedReason: TaxRefusal["reason"]): Answer {
  return { providerId: null, taxMicros: 0, breakdown: [], failedReason, expiresAt: null };
}

function hashOf(question: Omit<TaxQuestion, "key">): string {
  return createHash("sha256").update(JSON.stringify(question)).digest("hex");
}
