import { cardRange } from "../../card-number.ts";
import type { FrameSetup } from "../frame-messages.ts";
import {
  brand,
  country,
  countryRow,
  cvc,
  digits,
  expiry,
  fields,
  mandate,
  number,
  order,
  postalCode,
  postalRow,
} from "./card-fields.ts";
import { countriesIn, countryOf, hasPostalCodes } from "./countries.ts";
import { currentLanguage } from "./current-language.ts";

const brandNames: Record<string, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "Amex",
  discover: "Discover",
  diners: "Diners",
  jcb: "JCB",
  unionpay: "UnionPay",
};

export function setCardTexts({ defaults, mandateOf, asksAddress, isReadOnly }: FrameSetup): void {
  const { locale, texts } = currentLanguage();
  number.label(texts.cardNumber);
  expiry.label(texts.expiry);
  cvc.label(texts.cvc);
  country.label(texts.country);
  expiry.control.placeholder = texts.expiryHint;
  countryRow.hidden = !asksAddress;
  listCountries(locale, defaults.address?.country ?? countryOf(navigator.language));
  if (postalCode.control.value === "") postalCode.setValue(defaults.address?.postal_code ?? "");
  showPostalCode();
  mandate.textContent = mandateOf === null ? "" : texts.terms.replace("{business}", () => mandateOf);
  for (const name of order) fields[name].control.disabled = isReadOnly;
}

let listedIn = "";

/** Only after a change of language: rebuilding the list would close it while it is open. */
function listCountries(locale: string, likely: string): void {
  if (locale === listedIn) return;
  listedIn = locale;
  const chosen = country.control.value || likely;
  country.control.replaceChildren(
    ...countriesIn(locale).map(({ code, name }) => new Option(name, code, code === chosen, code === chosen)),
  );
  country.setValue(country.control.value);
}

export function showBrand(): void {
  const { brand: found, cvcLength } = cardRange(digits());
  brand.textContent = brandNames[found] ?? "";
  brand.dataset.brand = found;
  cvc.control.maxLength = cvcLength;
}

export function showPostalCode(): void {
  const { value } = country.control;
  const { postalCode: usual, zipCode = usual, eircode = usual } = currentLanguage().texts;
  postalRow.hidden = countryRow.hidden || !hasPostalCodes(value);
  postalCode.label(value === "US" ? zipCode : value === "IE" ? eircode : usual);
  postalCode.control.inputMode = /^(US|DE|FR|ES|IT|FI|AT|AU|BE|CH|DK|NO|NZ)$/.test(value) ? "numeric" : "text";
}
