import { cardRange, groupDigits } from "../../card-number.ts";
import type { BillingDetails } from "../frame-messages.ts";
import { country, countryRow, cvc, digits, everything, expiry, fields, number, order } from "./card-fields.ts";
import { showBrand, showPostalCode } from "./card-texts.ts";
import { cardState, faultOf } from "./card-validation.ts";
import { currentLanguage } from "./current-language.ts";
import { formatExpiry, parseExpiry } from "./expiry.ts";
import type { Field } from "./form-field.ts";
import { mask } from "./input-mask.ts";

export function cardData(given: BillingDetails): object {
  const parsed = parseExpiry(expiry.control.value);
  const state = cardState();
  return {
    type: "card",
    card: { number: digits(), exp_month: parsed?.month, exp_year: parsed?.year, cvc: cvc.control.value },
    billing_details: {
      ...given,
      ...(countryRow.hidden
        ? {}
        : { address: { ...given.address, country: state.country, postal_code: state.postalCode } }),
    },
  };
}

export function setCardBusy(isBusy: boolean): void {
  everything.disabled = isBusy;
}

export function clearCard(): void {
  for (const one of [number, expiry, cvc]) one.setValue("");
  for (const name of order) fields[name].showError(undefined);
  showBrand();
}

export const focusCard = (): void => number.control.focus();

/** An incomplete field shows its error when it is left; typing removes the error. */
function listen(changed: () => void): void {
  for (const name of order) {
    const { control, showError } = fields[name];
    control.addEventListener("input", () => {
      showError(undefined);
      changed();
    });
    control.addEventListener("blur", () => {
      const fault = control.value === "" ? undefined : faultOf[name]();
      if (fault) showError(currentLanguage().texts[fault]);
    });
  }
}

/**
 * A complete number moves the focus to the expiry, a complete expiry to the code, while typing at the end of the
 * field.
 */
function advanceFocus(from: Field<HTMLInputElement>, isWhole: () => boolean, to: Field<HTMLInputElement>): void {
  from.control.addEventListener("input", (event) => {
    const isTyping = (event as InputEvent).inputType === "insertText";
    if (isTyping && isWhole() && from.control.selectionStart === from.control.value.length) to.control.focus();
  });
}

export function startCard(changed: () => void): void {
  mask(number.control, (text) => groupDigits(text.slice(0, Math.max(...cardRange(text).lengths))));
  mask(expiry.control, formatExpiry);
  mask(cvc.control, (text) => text.slice(0, cardRange(digits()).cvcLength));
  number.control.addEventListener("input", showBrand);
  country.control.addEventListener("input", showPostalCode);
  advanceFocus(
    number,
    () => faultOf.number() === undefined && cardRange(digits()).lengths.at(-1) === digits().length,
    expiry,
  );
  advanceFocus(expiry, () => faultOf.expiry() === undefined, cvc);
  listen(changed);
}
