import { pgSchema, timestamp } from "drizzle-orm/pg-core";

export const siteSchema = pgSchema("site");

/** To the millisecond, which is the precision of JavaScript's dates. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
