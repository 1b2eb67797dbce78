import { priceCurrencies } from "../../../../shared/items/price-text.ts";
import { localStorageOrNull } from "../../drafts/local-storage.ts";
import type { NamingEdits } from "./naming-edits.ts";

const key = "hemline-price-currency";

/** The one chosen for this item, or else for the price before. */
export const chosenCurrency = ({ currency }: NamingEdits): string =>
  currency ?? priceCurrencies.find((one) => one === localStorageOrNull()?.getItem(key)) ?? "EUR";

export function rememberCurrency(currency: string): void {
  localStorageOrNull()?.setItem(key, currency);
}
