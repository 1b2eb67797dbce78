import { date, index, uuid } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import { instant, siteSchema } from "../db/columns.ts";
import { items } from "../items/tables.ts";
import { looks } from "../looks/tables.ts";
import { outfits } from "../outfits/tables.ts";

/** Each time that an item was worn. Several on one day are right. `items.wear_count` counts these rows. */
export const wears = siteSchema.table(
  "wears",
  {
    id: uuid("id").primaryKey(),
    /** What was logged with one press has one of these, and is taken back together. */
    pressId: uuid("press_id").notNull(),
    itemId: uuid("item_id")
      .notNull()
      .references(() => items.id, { onDelete: "cascade" }),
    authorId: uuid("author_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** By the calendar where the member was: never an instant. */
    wornOn: date("worn_on", { mode: "string" }).notNull(),
    lookId: uuid("look_id").references(() => looks.id, { onDelete: "set null" }),
    outfitId: uuid("outfit_id").references(() => outfits.id, { onDelete: "set null" }),
    loggedAt: instant("logged_at").notNull(),
  },
  (wear) => [
    index("wears_of_an_item").on(wear.itemId, wear.wornOn),
    index("wears_of_a_day").on(wear.authorId, wear.wornOn, wear.itemId),
    index("wears_of_a_press").on(wear.pressId),
    index("wears_of_a_look").on(wear.lookId),
    index("wears_of_an_outfit").on(wear.outfitId),
  ],
);
