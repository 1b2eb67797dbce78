import { sql } from "drizzle-orm";
import { check, integer, text } from "drizzle-orm/pg-core";
import { siteSchema } from "../db/columns.ts";

/**
 * Numbers that would otherwise be counted from all rows. The trigger `totals_follow_members` keeps them with each change
 * of a member; it runs at the end of a transaction, so that nobody waits long for these rows.
 */
export const totals = siteSchema.table(
  "totals",
  {
    /** `members`: those who have a page. `looks`: what the ones of them who are not private posted for others. */
    name: text("name").$type<"members" | "looks">().primaryKey(),
    count: integer("count").notNull(),
  },
  (total) => [check("total_is_never_negative", sql`${total.count} >= 0`)],
);
