import { customType, pgSchema, timestamp } from "drizzle-orm/pg-core";

export const siteSchema = pgSchema("site");

/** To the millisecond, which is the precision of JavaScript's dates. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** The last instant that a `Date` can hold: PostgreSQL's `infinity`. */
export const endOfTime = new Date(8_640_000_000_000_000);

/** An instant that may never come: `endOfTime` is stored as `infinity`. */
export const instantOrNever = customType<{ data: Date; driverData: string }>({
  dataType: () => "timestamp (3) with time zone",
  toDriver: (at) => (at.getTime() === endOfTime.getTime() ? "infinity" : at.toISOString()),
  fromDriver: (text) => (text === "infinity" ? endOfTime : new Date(text)),
});
