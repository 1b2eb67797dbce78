import {
  changeItem,
  changePlan,
  createOutfit,
  createPlan,
  latestOutfits,
  logPresses,
  ownItems,
  plansAndWears,
} from "@hemline/site/server";
import { itemLimits } from "@hemline/site/shared/limits.ts";
import type { DemoContext } from "../demo-context.ts";
import { dayAt, wornDays } from "../planned/wardrobes/worn-days.ts";
import { postedLooks } from "./posted-looks.ts";
import type { SeededWardrobe } from "./seed-items.ts";

type Site = DemoContext["site"];

/** Saves outfits, logs a year of wears, plans a week, and archives what is no longer worn. */
export async function seedWears(context: DemoContext, wardrobes: ReadonlyMap<string, SeededWardrobe>): Promise<void> {
  const { site } = context;
  const looks = await postedLooks(context);
  for (const wardrobe of wardrobes.values()) {
    const outfits = await saveOutfits(site, wardrobe);
    if (!(await hasWears(site, wardrobe))) await logYear(site, wardrobe, looks, outfits);
    await planDays(site, wardrobe, outfits);
    await archiveItems(site, wardrobe);
  }
}

/** @returns their ids by name */
async function saveOutfits(site: Site, { plan, member, ids }: SeededWardrobe): Promise<Map<string, string>> {
  const saved = await latestOutfits(site, member.id, itemLimits.offeredOutfits);
  const outfits = new Map(saved.map(({ name, id }) => [name, id]));
  for (const { outfit, items } of plan.worn)
    if (outfit && !outfits.has(outfit))
      outfits.set(outfit, await createOutfit(site, member, { name: outfit, items: idsOf(ids, items) }));
  return outfits;
}

const idsOf = (ids: SeededWardrobe["ids"], names: readonly string[]): string[] =>
  names.flatMap((name) => ids.get(name) ?? []);

export async function hasWears(site: Site, { member }: SeededWardrobe): Promise<boolean> {
  const items = await ownItems(site, member, { search: undefined, category: undefined, ids: undefined });
  return items.some(({ wears }) => wears > 0);
}

const logYear = (
  site: Site,
  { plan, member, ids }: SeededWardrobe,
  looks: ReadonlyMap<string, string>,
  outfits: ReadonlyMap<string, string>,
) =>
  logPresses(
    site,
    member,
    wornDays(plan, site.clock()).map(({ on, items, look, outfit }) => ({
      on,
      items: idsOf(ids, items),
      look: look && looks.get(look),
      outfit: outfit && outfits.get(outfit),
    })),
  );

async function planDays(
  site: Site,
  { plan, member }: SeededWardrobe,
  outfits: ReadonlyMap<string, string>,
): Promise<void> {
  const now = site.clock();
  const days = { from: dayAt(now, -14), to: dayAt(now, 14) };
  const planned = plan.plans?.length ? (await plansAndWears(site, member, days)).plans : [];
  for (const { outfit: name, day, became } of plan.plans ?? []) {
    const outfit = outfits.get(name);
    if (!outfit) continue;
    const on = dayAt(now, day);
    const known = planned.find((one) => one.on === on && one.outfit === outfit);
    const id = known?.id ?? (await createPlan(site, member, { outfit, on }));
    await changePlan(site, member, id, { became });
  }
}

async function archiveItems(site: Site, { plan, member, ids }: SeededWardrobe): Promise<void> {
  for (const { name, archiveReason } of plan.items) {
    const id = ids.get(name);
    if (id && archiveReason) await changeItem(site, member, id, { archiveReason });
  }
}
