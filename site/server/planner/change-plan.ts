import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import type { PlanChange } from "../../shared/outfits/outfit.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { lockWardrobe, type WardrobeOwner } from "../items/lock-wardrobe.ts";
import { items } from "../items/tables.ts";
import { outfitItems } from "../outfits/tables.ts";
import { nothingToWear } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { addPress } from "../wears/add-press.ts";
import { deletePressRows } from "../wears/delete-wears.ts";
import { movePress } from "../wears/move-press.ts";
import { isWearable } from "../wears/wearable.ts";
import { ownPlan, type PlanRow } from "./own-plan.ts";
import { requireRoom } from "./require-room.ts";
import { plans } from "./tables.ts";

type Settled = Pick<PlanRow, "plannedOn" | "became">;

/** What a change does to the wears of a plan. */
interface PlanWears {
  pressId: string | null;
  logged: number;
  changed: CacheTag[];
}

/**
 * Moves a plan with its wears, or says what became of it: "worn" logs the wears, anything else deletes them. Idempotent.
 * @returns how many wears were logged
 * @throws 404, 409 for a full day or an outfit with nothing to wear, 422 for a worn plan on a day to come
 */
export async function changePlan(
  site: SiteContext,
  member: { id: string },
  id: string,
  change: PlanChange,
): Promise<number> {
  const { changed, logged } = await site.db.transaction(async (tx) => {
    const owner = await lockWardrobe(tx, member.id);
    const plan = await ownPlan(tx, member.id, id);
    const next = { plannedOn: change.on ?? plan.plannedOn, became: change.became ?? plan.became };
    if (next.plannedOn !== plan.plannedOn) await requireRoom(tx, member.id, next.plannedOn);
    const { pressId, ...done } = await changeWears(tx, site, owner, plan, next);
    await tx
      .update(plans)
      .set({ ...next, pressId })
      .where(eq(plans.id, id));
    return done;
  });
  site.changed(changed);
  return logged;
}

async function changeWears(
  tx: Transaction,
  site: SiteContext,
  owner: WardrobeOwner,
  plan: PlanRow,
  { plannedOn, became }: Settled,
): Promise<PlanWears> {
  const { pressId } = plan;
  if (became === "worn" && plan.became !== "worn") return wearOutfit(tx, site, owner, { ...plan, plannedOn });
  if (pressId === null) return { pressId, logged: 0, changed: [] };
  if (became === "worn") {
    if (plannedOn !== plan.plannedOn) await movePress(tx, site, pressId, plannedOn);
    return { pressId, logged: 0, changed: [] };
  }
  const { changed } = await deletePressRows(tx, owner, pressId);
  return { pressId: null, logged: 0, changed };
}

/** Without items that were archived since. */
async function wearOutfit(
  tx: Transaction,
  site: SiteContext,
  owner: WardrobeOwner,
  { outfitId, plannedOn }: PlanRow,
): Promise<PlanWears> {
  const held = await tx
    .select({ id: items.id })
    .from(outfitItems)
    .innerJoin(items, eq(items.id, outfitItems.itemId))
    .where(and(eq(outfitItems.outfitId, outfitId), isWearable));
  if (held.length === 0) throw nothingToWear("outfit");
  const press = { itemIds: held.map(({ id }) => id), on: plannedOn, outfitId };
  const { answer, changed } = await addPress(tx, site, owner, press);
  return { pressId: answer.press, logged: answer.items.length, changed };
}
