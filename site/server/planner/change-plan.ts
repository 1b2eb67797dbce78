import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type { PlanChange } from "../../shared/outfits/outfit.ts";
import { outfitItems } from "../outfits/tables.ts";
import { nothingToWear } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { addPress } from "../wears/add-press.ts";
import { deletePressRows } from "../wears/delete-wears.ts";
import { requireBegun } from "../wears/latest-day.ts";
import { isWearable, lockItems } from "../wears/lock-items.ts";
import { lockWears } from "../wears/lock-wears.ts";
import type { ChangedWears } from "../wears/worn-items.ts";
import { ownPlan } from "./own-plan.ts";
import { requireRoom } from "./require-room.ts";
import { plans } from "./tables.ts";

type Owner = Pick<Member, "id">;

/**
 * Moves a plan, or says what became of it. The wears of one that was worn go with it: to its new day, or away. Idempotent.
 * @returns how many wears were logged
 * @throws 404, 409 for a full day or an outfit with nothing to wear, 422 for a worn plan on a day to come
 */
export async function changePlan(site: SiteContext, member: Owner, id: string, change: PlanChange): Promise<number> {
  const { changed, logged } = await site.db.transaction(async (tx) => {
    await lockWears(tx, member.id);
    const plan = await ownPlan(tx, member, id);
    const { on: plannedOn = plan.plannedOn, became = plan.became } = change;
    if (plannedOn === plan.plannedOn && became === plan.became) return { changed: [], logged: 0 };
    if (plannedOn !== plan.plannedOn) await requireRoom(tx, member.id, plannedOn);
    const deleted = plan.pressId === null ? null : await deletePressRows(tx, member.id, plan.pressId);
    const outfit = { outfitId: plan.outfitId, on: plannedOn };
    const worn = became === "worn" ? await wearOutfit(tx, site, member, outfit) : null;
    const pressId = worn?.answer.press ?? null;
    await tx.update(plans).set({ plannedOn, became, pressId }).where(eq(plans.id, id));
    const changes = [deleted, worn].filter((one) => one !== null);
    return { changed: changes.flatMap((one) => one.changed), logged: worn?.answer.items.length ?? 0 };
  });
  site.changed(changed);
  return logged;
}

/** Without items that were archived since. */
async function wearOutfit(
  tx: Transaction,
  site: SiteContext,
  member: Owner,
  { outfitId, on }: { outfitId: string; on: string },
): Promise<ChangedWears> {
  requireBegun(site, on);
  const held = await tx.select({ id: outfitItems.itemId }).from(outfitItems).where(eq(outfitItems.outfitId, outfitId));
  const locked = await lockItems(
    tx,
    member.id,
    held.map(({ id }) => id),
  );
  const itemIds = locked.filter(isWearable).map(({ id }) => id);
  if (itemIds.length === 0) throw nothingToWear("outfit");
  return addPress(tx, site, { memberId: member.id, itemIds, on, outfitId });
}
