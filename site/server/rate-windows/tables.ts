import { index, integer, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, siteSchema } from "../db/columns.ts";

/**
 * How often what sends emails was asked for: limits that hold for all processes together, and after a restart. A window
 * begins with the first attempt in it.
 */
export const rateWindows = siteSchema.table(
  "rate_windows",
  {
    /** Of the limit. */
    name: text("name").notNull(),
    /** Hashed: whom an attempt is about need not be a member. */
    key: text("key").notNull(),
    windowMs: integer("window_ms").notNull(),
    count: integer("count").notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (window) => [
    primaryKey({ name: "one_count_per_window", columns: [window.name, window.key, window.windowMs] }),
    index("rate_windows_that_ended").on(window.endsAt),
  ],
);
