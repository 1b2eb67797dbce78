import { elementById } from "../element-by-id.ts";
import { type Control, type Field, field } from "./form-field.ts";

export type Name = "number" | "expiry" | "cvc" | "country" | "postal-code";

export const number = field<HTMLInputElement>("number");

export const expiry = field<HTMLInputElement>("expiry");

export const cvc = field<HTMLInputElement>("cvc");

export const country = field<HTMLSelectElement>("country");

export const postalCode = field<HTMLInputElement>("postal-code");

export const fields: Record<Name, Field<Control>> = { number, expiry, cvc, country, "postal-code": postalCode };

export const order: Name[] = ["number", "expiry", "cvc", "country", "postal-code"];

export const brand = elementById("brand", HTMLElement);

export const postalRow = elementById("postal-code-field", HTMLElement);

export const countryRow = elementById("country-field", HTMLElement);

export const mandate = elementById("mandate", HTMLElement);

export const everything = elementById("fields", HTMLFieldSetElement);

export const digits = (): string => number.control.value.replace(/\D/g, "");
