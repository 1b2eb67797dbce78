import * as z from "zod";

/** Millionths of the main unit; always an integer that a double holds exactly. */
export const AmountMicros = z.int();

export const CurrencyCode = z.string().regex(/^[A-Z]{3}$/, "must be a three-letter ISO 4217 code such as EUR");

export const Price = z.object({ amount_micros: AmountMicros, currency: CurrencyCode });
export type Price = z.infer<typeof Price>;

/** An ISO 8601 duration with one component, e.g. `P1M`. */
export const PeriodDuration = z.string().regex(/^P\d+[YMWD]$/, "must be an ISO 8601 period such as P1M");

/** An instant in UTC, ISO 8601. */
export const Instant = z.iso.datetime({ offset: true });
