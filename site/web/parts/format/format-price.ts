import type { ItemPrice } from "../../../shared/items/item.ts";

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, notation: "standard" | "compact"): Intl.NumberFormat {
  const key = `${currency} ${notation}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat("en-GB", { style: "currency", currency, notation, trailingZeroDisplay: "stripIfInteger" });
  formats.set(key, format);
  return format;
}

/** "€290", "€9.35" */
export const formatPrice = ({ micros, currency }: ItemPrice): string =>
  formatOf(currency, "standard").format(micros / 1_000_000);

/** "€4.8K", for an axis. */
export const formatRoughPrice = ({ micros, currency }: ItemPrice): string =>
  formatOf(currency, "compact").format(micros / 1_000_000);
