import { and, eq, sql } from "drizzle-orm";
import { firstOf } from "../../rules/defined.ts";
import type { Display } from "../../rules/targeting/offerings-answer.ts";
import type { Rule } from "../../rules/targeting/targeting.ts";
import type { Sql } from "../sql.ts";
import { aliases, customerAttributes, customers, placements, projects, targetingRules } from "../tables.ts";

/** One query, since every visit asks. */
export async function displayRulesOf(db: Sql, projectId: string): Promise<Omit<Display, "offerings">> {
  const named = db
    .select({ all: sql`json_object_agg(${placements.identifier}, ${placements.offering})` })
    .from(placements)
    .where(eq(placements.projectId, projects.id));
  const rules = db
    .select({
      all: sql`json_agg(json_build_object(
        'identifier', ${targetingRules.identifier}, 'revision', ${targetingRules.revision},
        'state', ${targetingRules.state}, 'startsAt', ${targetingRules.startsAt}, 'endsAt', ${targetingRules.endsAt},
        'conditions', ${targetingRules.conditions}, 'offering', ${targetingRules.offering},
        'placements', ${targetingRules.placements}) order by ${targetingRules.position})`,
    })
    .from(targetingRules)
    .where(and(eq(targetingRules.projectId, projects.id), sql`${targetingRules.state} <> 'inactive'`));
  const row = firstOf(
    await db
      .select({
        currentOffering: projects.currentOffering,
        fallbackOffering: projects.fallbackOffering,
        placements: sql<Record<string, string | null> | null>`(${named})`,
        rules: sql<TimelessRule[] | null>`(${rules})`,
      })
      .from(projects)
      .where(eq(projects.id, projectId)),
    "row",
  );
  const { placements: found, rules: ordered, ...project } = row;
  return { ...project, placements: found ?? {}, rules: (ordered ?? []).map(withInstants) };
}

type TimelessRule = Omit<Rule, "startsAt" | "endsAt"> & { startsAt: string | null; endsAt: string | null };

function withInstants(rule: TimelessRule): Rule {
  const { startsAt, endsAt } = rule;
  return { ...rule, startsAt: startsAt ? new Date(startsAt) : null, endsAt: endsAt ? new Date(endsAt) : null };
}

export async function customerTargetingOf(
  db: Sql,
  projectId: string,
  appUserId: string,
): Promise<{ offeringOverride: string | null; country: string | null; attributes: Record<string, string> } | null> {
  const own = db
    .select({ all: sql`json_object_agg(${customerAttributes.name}, ${customerAttributes.value})` })
    .from(customerAttributes)
    .where(and(eq(customerAttributes.customerId, customers.id), sql`${customerAttributes.value} is not null`));
  const [row] = await db
    .select({
      offeringOverride: customers.offeringOverride,
      country: customers.country,
      attributes: sql<Record<string, string> | null>`(${own})`,
    })
    .from(aliases)
    .innerJoin(customers, eq(customers.id, aliases.customerId))
    .where(and(eq(aliases.projectId, projectId), eq(aliases.appUserId, appUserId)));
  return row ? { ...row, attributes: row.attributes ?? {} } : null;
}
