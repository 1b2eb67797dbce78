import { and, asc, between, eq, sql } from "drizzle-orm";
import { itemLimits } from "../../shared/limits.ts";
import type { Outfit, Plan } from "../../shared/outfits/outfit.ts";
import type { Pages } from "../../shared/pages.ts";
import type { Reader } from "../../shared/permissions.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { ownItemsByIds } from "../items/own-items-by-ids.ts";
import { latestOutfits, type OutfitRow, withItems } from "../outfits/outfits.ts";
import { outfits as outfitTable } from "../outfits/tables.ts";
import { notFound } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { wears } from "../wears/tables.ts";
import { wearsOfOutfits } from "../wears/wears-of-outfits.ts";
import { plans } from "./tables.ts";

interface Days {
  from: string;
  to: string;
}

const columns = {
  plan: { id: plans.id, on: plans.plannedOn, became: plans.became },
  outfit: { id: outfitTable.id, name: outfitTable.name },
};

const allPlans = () => query.select(columns).from(plans).innerJoin(outfitTable, eq(outfitTable.id, plans.outfitId));

/** @throws 404 */
export async function planById(site: SiteContext, member: Reader, id: string): Promise<Plan> {
  const [row] = await preparedRows(site.db, "plan", { id, memberId: member.id }, () =>
    allPlans().where(and(eq(plans.id, sql.placeholder("id")), eq(plans.authorId, sql.placeholder("memberId")))),
  );
  const [outfit] = row ? await withItems(site, member, [row.outfit], wearsOfOutfits) : [];
  if (!row || !outfit) throw notFound("plan");
  return { ...row.plan, outfit };
}

/** What a member planned and wore on some days, and the outfits to choose from. */
export async function plansAndWears(
  site: SiteContext,
  member: Reader,
  days: Days,
): Promise<Pick<Pages["planner"], "plans" | "worn" | "outfits">> {
  const [planned, latest, worn] = await Promise.all([
    plansBetween(site, member.id, days),
    latestOutfits(site, member.id, itemLimits.offeredOutfits),
    wornBetween(site, member, days),
  ]);
  const rows = new Map<string, OutfitRow>(
    [...latest, ...planned.map(({ outfit }) => outfit)].map((row) => [row.id, row]),
  );
  const outfits = new Map(
    (await withItems(site, member, [...rows.values()], wearsOfOutfits)).map((outfit) => [outfit.id, outfit]),
  );
  const outfitOf = ({ id }: OutfitRow): Outfit[] => [outfits.get(id) ?? []].flat();
  return {
    plans: planned.flatMap(({ plan, outfit }) => outfitOf(outfit).map((found) => ({ ...plan, outfit: found }))),
    worn,
    outfits: latest.flatMap(outfitOf),
  };
}

const plansBetween = ({ db }: SiteContext, memberId: string, days: Days) =>
  preparedRows(db, "plans of some days", { memberId, ...days }, () =>
    allPlans()
      .where(
        and(
          eq(plans.authorId, sql.placeholder("memberId")),
          between(plans.plannedOn, sql.placeholder("from"), sql.placeholder("to")),
        ),
      )
      .orderBy(asc(plans.plannedOn), asc(plans.id)),
  );

async function wornBetween(site: SiteContext, member: Reader, days: Days): Promise<Pages["planner"]["worn"]> {
  const rows = await preparedRows(site.db, "items worn on some days", { memberId: member.id, ...days }, () =>
    query
      .select({ on: wears.wornOn, itemId: wears.itemId })
      .from(wears)
      .where(
        and(
          eq(wears.authorId, sql.placeholder("memberId")),
          between(wears.wornOn, sql.placeholder("from"), sql.placeholder("to")),
        ),
      )
      .groupBy(wears.wornOn, wears.itemId)
      .orderBy(asc(wears.wornOn), sql`min(${wears.loggedAt})`, asc(wears.itemId)),
  );
  const cards = await ownItemsByIds(site, member, [...new Set(rows.map(({ itemId }) => itemId))]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return [...Map.groupBy(rows, ({ on }) => on)]
    .map(([on, ofDay]) => ({ on, items: ofDay.flatMap(({ itemId }) => cardOf.get(itemId) ?? []) }))
    .filter(({ items }) => items.length > 0);
}
