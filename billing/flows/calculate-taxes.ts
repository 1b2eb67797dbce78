import type { TaxAnswer } from "@hemline/protocol";
import type { Engine } from "../engine.ts";
import { UnknownSession } from "../problems.ts";
import { elementsConfiguration } from "../rules/terms.ts";
import type { Caller } from "../store/keys.ts";
import { operationOfSession } from "../store/operations.ts";

/** No app collects taxes, which is what this says. The totals are those of the price after a trial. */
export async function calculateTaxes({ db }: Engine, caller: Caller, session: string): Promise<TaxAnswer> {
  const operation = await operationOfSession(db, caller.appId, session);
  if (!operation) throw UnknownSession();
  const total = operation.trial
    ? operation.amountMicros
    : (operation.intro?.price?.amount_micros ?? operation.amountMicros);
  return {
    operation_session_id: session,
    currency: operation.currency,
    total_amount_in_micros: total,
    tax_amount_in_micros: 0,
    total_excluding_tax_in_micros: total,
    tax_inclusive: false,
    tax_breakdown: [],
    gateway_params: { elements_configuration: elementsConfiguration(operation) },
    failed_reason: "tax_collection_disabled",
  };
}
