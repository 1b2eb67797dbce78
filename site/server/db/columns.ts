import { pgSchema, timestamp } from "drizzle-orm/pg-core";

export const siteSchema = pgSchema("site");

/** A moment, to the millisecond: what JavaScript writes is what it reads again. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
