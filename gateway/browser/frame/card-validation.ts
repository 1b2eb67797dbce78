import { cardRange, passesLuhn } from "../../card-number.ts";
import type { Problem } from "../frame-messages.ts";
import {
  country,
  cvc,
  digits,
  expiry,
  fields,
  type Name,
  number,
  order,
  postalCode,
  postalRow,
} from "./card-fields.ts";
import { isPostalCode } from "./countries.ts";
import { currentLanguage } from "./current-language.ts";
import { isPast, parseExpiry } from "./expiry.ts";
import type { Texts } from "./texts.ts";

type Fault = Exclude<keyof Texts & (`incomplete_${string}` | `invalid_${string}`), "incomplete_email">;

/** The error of a field with its current value; undefined when it is complete and valid. */
export const faultOf: Record<Name, () => Fault | undefined> = {
  number() {
    const { lengths } = cardRange(digits());
    if (digits().length < Math.min(...lengths)) return "incomplete_number";
    return passesLuhn(digits()) ? undefined : "invalid_number";
  },
  expiry() {
    const parsed = parseExpiry(expiry.control.value);
    if (!parsed) return "incomplete_expiry";
    if (parsed.month < 1 || parsed.month > 12) return "invalid_expiry_month";
    return isPast(parsed, new Date()) ? "invalid_expiry_year_past" : undefined;
  },
  cvc: () => (cvc.control.value.length === cardRange(digits()).cvcLength ? undefined : "incomplete_cvc"),
  country: () => undefined,
  "postal-code": () =>
    postalRow.hidden || isPostalCode(country.control.value, postalCode.control.value) ? undefined : "incomplete_zip",
};

export interface CardState {
  complete: boolean;
  empty: boolean;
  country: string;
  postalCode: string | null;
}

export const cardState = (): CardState => ({
  complete: order.every((name) => faultOf[name]() === undefined),
  empty: [number, expiry, cvc].every(({ control }) => control.value === ""),
  country: country.control.value,
  postalCode: postalRow.hidden ? null : postalCode.control.value.trim() || null,
});

/** Shows all errors and focuses the first field with one. */
export function validateCard(): Problem | undefined {
  const faults = order.map((name) => ({ name, fault: faultOf[name]() }));
  const { texts } = currentLanguage();
  for (const { name, fault } of faults) fields[name].showError(fault && texts[fault]);
  const first = faults.find(({ fault }) => fault !== undefined);
  if (!first?.fault) return undefined;
  fields[first.name].control.focus();
  return { type: "validation_error", code: first.fault, message: texts[first.fault] };
}
