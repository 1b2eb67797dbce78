import type { ItemPrice } from "../../../shared/items/item.ts";

/** “€290”, “€9.35” */
export function formatPrice({ micros, currency }: ItemPrice): string {
  const amount = micros / 1_000_000;
  return new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    ...(Number.isInteger(amount) && { maximumFractionDigits: 0 }),
  }).format(amount);
}
