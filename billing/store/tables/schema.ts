import { bigint, pgSchema, timestamp } from "drizzle-orm/pg-core";

export const billingSchema = pgSchema("billing");

/** Micros stay far below 2^53, so a number holds every amount exactly. */
export const micros = (name: string) => bigint(name, { mode: "number" });

export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
