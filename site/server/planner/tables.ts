import { sql } from "drizzle-orm";
import { check, date, index, text, uuid } from "drizzle-orm/pg-core";
import type { PlanState } from "../../shared/outfits/outfit-options.ts";
import { members } from "../accounts/tables.ts";
import { instant, siteSchema } from "../db/columns.ts";
import { outfits } from "../outfits/tables.ts";

/** An outfit for a day. Only its member sees it. */
export const plans = siteSchema.table(
  "plans",
  {
    id: uuid("id").primaryKey(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    plannedOn: date("planned_on", { mode: "string" }).notNull(),
    outfitId: uuid("outfit_id")
      .notNull()
      .references(() => outfits.id, { onDelete: "cascade" }),
    became: text("became").$type<PlanState>().notNull().default("planned"),
    /** The wears that "worn as planned" logged. */
    pressId: uuid("press_id"),
    createdAt: instant("created_at").notNull(),
  },
  (plan) => [
    index("plans_of_a_day").on(plan.authorId, plan.plannedOn, plan.id),
    index("plans_of_an_outfit").on(plan.outfitId),
    check("plan_is_planned_worn_or_instead", sql`${plan.became} in ('planned', 'worn', 'instead')`),
    check("only_worn_plans_have_wears", sql`${plan.pressId} is null or ${plan.became} = 'worn'`),
  ],
);
