import type { ItemPrice } from "../../../shared/items/item.ts";

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, trailingZeroDisplay: "auto" | "stripIfInteger"): Intl.NumberFormat {
  const key = `${currency} ${trailingZeroDisplay}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat("en-GB", { style: "currency", currency, trailingZeroDisplay });
  formats.set(key, format);
  return format;
}

/** "€9.35" */
export const formatPrice = ({ micros, currency }: ItemPrice): string =>
  formatOf(currency, "auto").format(micros / 1_000_000);

/** "€290", "€9.35": for axes and tables of round amounts. */
export const formatShortPrice = ({ micros, currency }: ItemPrice): string =>
  formatOf(currency, "stripIfInteger").format(micros / 1_000_000);
