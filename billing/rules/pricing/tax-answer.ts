import type { TaxAnswer, TaxFailure } from "@hemline/protocol";
import { type DueTax, elementsConfiguration, firstChargeMicros, type Terms } from "./amount-due.ts";

interface Totals {
  totalMicros: number;
  taxMicros: number;
  isInclusive: boolean;
  breakdown: TaxAnswer["tax_breakdown"];
  failedReason: TaxFailure | null;
}

type Operation = Terms & DueTax & { sessionId: string };

export function taxAnswer(operation: Operation, totals: Totals): TaxAnswer {
  const { totalMicros, taxMicros, isInclusive, breakdown, failedReason } = totals;
  return {
    operation_session_id: operation.sessionId,
    currency: operation.currency,
    total_amount_in_micros: totalMicros,
    tax_amount_in_micros: taxMicros,
    total_excluding_tax_in_micros: totalMicros - taxMicros,
    tax_inclusive: isInclusive,
    tax_breakdown: breakdown,
    gateway_params: { elements_configuration: elementsConfiguration(operation) },
    failed_reason: failedReason,
  };
}

export function untaxedAnswer(operation: Operation, isInclusive: boolean, failedReason: TaxFailure): TaxAnswer {
  const totalMicros = firstChargeMicros(operation);
  return taxAnswer(operation, { totalMicros, taxMicros: 0, isInclusive, breakdown: [], failedReason });
}
