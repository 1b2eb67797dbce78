import { cardRange, groupDigits, passesLuhn } from "../../card-number.ts";
import type { BillingDetails, FrameSetup, Problem } from "../frame-messages.ts";
import { countriesIn, countryOf, hasPostalCodes, isPostalCode } from "./countries.ts";
import { currentLanguage } from "./current-language.ts";
import { formatExpiry, isPast, parseExpiry } from "./expiry.ts";
import { type Control, type Field, field } from "./form-field.ts";
import { mask } from "./input-mask.ts";
import { problemText, type Texts } from "./texts.ts";

type Fault = Exclude<keyof Texts & (`incomplete_${string}` | `invalid_${string}`), "incomplete_email">;
type Name = "number" | "expiry" | "cvc" | "country" | "postal-code";

const brandNames: Record<string, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "Amex",
  discover: "Discover",
  diners: "Diners",
  jcb: "JCB",
  unionpay: "UnionPay",
};

const number = field<HTMLInputElement>("number");
const expiry = field<HTMLInputElement>("expiry");
const cvc = field<HTMLInputElement>("cvc");
const country = field<HTMLSelectElement>("country");
const postalCode = field<HTMLInputElement>("postal-code");
const fields: Record<Name, Field<Control>> = { number, expiry, cvc, country, "postal-code": postalCode };
const order: Name[] = ["number", "expiry", "cvc", "country", "postal-code"];

const brand = document.getElementById("brand") as HTMLElement;
const postalRow = document.getElementById("postal-code-field") as HTMLElement;
const countryRow = document.getElementById("country-field") as HTMLElement;
const mandate = document.getElementById("mandate") as HTMLElement;
const everything = document.getElementById("fields") as HTMLFieldSetElement;

const digits = (): string => number.control.value.replace(/\D/g, "");

/** The error of a field with its current value; undefined when it is complete and valid. */
const faultOf: Record<Name, () => Fault | undefined> = {
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

const fieldOf: Record<string, Name> = {
  expired_card: "expiry",
  invalid_expiry_month: "expiry",
  invalid_expiry_year: "expiry",
  incorrect_cvc: "cvc",
  invalid_cvc: "cvc",
  incorrect_zip: "postal-code",
};

/** Stripe's own form shows these itself. Everything else, such as a failed 3-D Secure, is left to the page. */
const shownHere = new Set(["card_declined", "incorrect_number", "invalid_number", ...Object.keys(fieldOf)]);

/** Shows the provider's problem at its field. @returns the message */
export function showCardProblem(problem: Problem): string {
  const sentence = problemText(currentLanguage().texts, problem);
  if (problem.type !== "card_error" || !shownHere.has(problem.code ?? "") || !sentence) return sentence;
  const target = fields[fieldOf[problem.code ?? ""] ?? "number"];
  target.showError(sentence);
  target.control.focus();
  return sentence;
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

function showBrand(): void {
  const { brand: found, cvcLength } = cardRange(digits());
  brand.textContent = brandNames[found] ?? "";
  brand.dataset.brand = found;
  cvc.control.maxLength = cvcLength;
}

function showPostalCode(): void {
  const { value } = country.control;
  const { postalCode: usual, zipCode = usual, eircode = usual } = currentLanguage().texts;
  postalRow.hidden = countryRow.hidden || !hasPostalCodes(value);
  postalCode.label(value === "US" ? zipCode : value === "IE" ? eircode : usual);
  postalCode.control.inputMode = /^(US|DE|FR|ES|IT|FI|AT|AU|BE|CH|DK|NO|NZ)$/.test(value) ? "numeric" : "text";
}

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
