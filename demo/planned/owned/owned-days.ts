import { seededFraction } from "../../seeded-fraction.ts";
import { dayAt, seasonOf } from "../wardrobes/worn-days.ts";
import type { OwnedProduct } from "./owned-product.ts";

/** The days on which something was worn, spread over its years and seasons. Deterministic for the same day. */
export function ownedDays({ name, times, years, seasons }: OwnedProduct, now: Date): string[] {
  return Array.from({ length: years * 365 }, (_, i) => i + 1)
    .map((ago) => ({ day: dayAt(now, -ago), rank: seededFraction(ago * 53 + name.length * 1009) }))
    .filter(({ day }) => !seasons || seasons.includes(seasonOf(new Date(day))))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, times)
    .map(({ day }) => day);
}
