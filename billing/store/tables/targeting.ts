import { index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { TargetingCondition } from "../../rules/targeting/targeting.ts";
import { projects } from "./projects.ts";
import { billingSchema, instant } from "./schema.ts";

/** What is offered at a place of an app; null for nothing. Offerings are named by their identifiers. */
export const placements = billingSchema.table(
  "placements",
  {
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id),
    identifier: text("identifier").notNull(),
    offering: text("offering"),
    position: integer("position").notNull(),
  },
  (placement) => [
    primaryKey({ name: "one_placement_per_identifier", columns: [placement.projectId, placement.identifier] }),
  ],
);

/** Who is shown another offering than the current one. The first rule that fits wins. */
export const targetingRules = billingSchema.table(
  "targeting_rules",
  {
    id: uuid("id").primaryKey(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id),
    identifier: text("identifier").notNull(),
    position: integer("position").notNull(),
    state: text("state").$type<"live" | "scheduled" | "inactive">().notNull(),
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    conditions: jsonb("conditions").$type<TargetingCondition[]>().notNull(),
    /** The current offering of whom it fits. */
    offering: text("offering"),
    /** Placements it answers differently, by identifier; null for nothing. */
    placements: jsonb("placements").$type<Record<string, string | null>>().notNull(),
    /** Counts the rule's changes from 1. */
    revision: integer("revision").notNull(),
  },
  (rule) => [
    uniqueIndex("one_rule_per_identifier").on(rule.projectId, rule.identifier),
    index().on(rule.projectId, rule.position),
  ],
);
