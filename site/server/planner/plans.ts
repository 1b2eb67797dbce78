import { and, asc, between, eq, sql } from "drizzle-orm";
import type { PicturedItem } from "../../shared/items/item.ts";
import { itemLimits } from "../../shared/limits.ts";
import type { Outfit, Plan } from "../../shared/outfits/outfit.ts";
import type { PlannerOutfit, WornDay } from "../../shared/outfits/pages.ts";
import type { Pages } from "../../shared/pages.ts";
import type { Reader } from "../../shared/permissions.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { ownItemsByIds } from "../items/own-items-by-ids.ts";
import { ownPicturedItems } from "../items/own-pictured-items.ts";
import { latestOutfits, type OutfitRow, withItems } from "../outfits/outfits.ts";
import { outfits as outfitTable } from "../outfits/tables.ts";
import { notFound } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { wearsOfOutfits } from "../wears/wears-of-outfits.ts";
import { plans } from "./tables.ts";
import { wornDays, wornItems } from "./worn-days.ts";

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
  const [outfit] = row ? await withItems(site, member, [row.outfit], wearsOfOutfits, ownItemsByIds) : [];
  if (!row || !outfit) throw notFound("plan");
  return { ...row.plan, outfit };
}

type PlannerContents = Omit<Pages["planner"], "view" | keyof Days>;

/** What a member planned and wore on some days, and the outfits to choose from. */
export async function plansAndWears(site: SiteContext, member: Reader, days: Days): Promise<PlannerContents> {
  const [planned, latest, worn] = await Promise.all([
    plansBetween(site, member.id, days),
    latestOutfits(site, member.id, itemLimits.offeredOutfits),
    wornItems(site, member.id, days),
  ]);
  const rows = new Map<string, OutfitRow>(
    [...latest, ...planned.map(({ outfit }) => outfit)].map((row) => [row.id, row]),
  );
  const outfits = await withItems(site, member, [...rows.values()], wearsOfOutfits, ownPicturedItems);
  const plans = planned.map(({ plan, outfit }) => ({ ...plan, outfit: outfit.id }));
  const shown = wornDays(worn, plans, outfits);
  return {
    plans,
    worn: shown,
    outfits: outfits.slice(0, latest.length).map(plannerOutfit),
    olderOutfits: outfits.slice(latest.length).map(plannerOutfit),
    items: await heldItems(site, member, outfits, shown),
  };
}

const plannerOutfit = ({ items, ...outfit }: Outfit<PicturedItem>): PlannerOutfit => ({
  ...outfit,
  items: items.map(({ item }) => item.id),
});

/** Each item once. */
async function heldItems(
  site: SiteContext,
  member: Reader,
  outfits: readonly Outfit<PicturedItem>[],
  worn: readonly WornDay[],
): Promise<PicturedItem[]> {
  const ofOutfits = new Map(outfits.flatMap(({ items }) => items.map(({ item }) => [item.id, item] as const)));
  const wornIds = new Set(worn.flatMap(({ items }) => items));
  const others = await ownPicturedItems(
    site,
    member,
    [...wornIds].filter((id) => !ofOutfits.has(id)),
  );
  return [...ofOutfits.values(), ...others];
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
