import type { PlanDraft } from "../../shared/outfits/outfit.ts";
import { newUuid } from "../../shared/uuid.ts";
import { lockWardrobe } from "../items/lock-wardrobe.ts";
import { ownOutfit } from "../outfits/own-outfit.ts";
import type { SiteContext } from "../site-context.ts";
import { requireRoom } from "./require-room.ts";
import { plans } from "./tables.ts";

/** @returns its id @throws 404 for an outfit that is not the member's, 409 for a full day */
export function createPlan(site: SiteContext, member: { id: string }, { outfit, on }: PlanDraft): Promise<string> {
  const id = newUuid(site.clock);
  return site.db.transaction(async (tx) => {
    await lockWardrobe(tx, member.id);
    const { id: outfitId } = await ownOutfit(tx, member.id, outfit);
    await requireRoom(tx, member.id, on);
    await tx.insert(plans).values({ id, authorId: member.id, plannedOn: on, outfitId, createdAt: site.clock() });
    return id;
  });
}
