import type { WearDraft, WearsAnswer } from "../../shared/wears/wear.ts";
import { lockWardrobe } from "../items/lock-wardrobe.ts";
import { ownOutfit } from "../outfits/own-outfit.ts";
import type { SiteContext } from "../site-context.ts";
import { addPress } from "./add-press.ts";
import { ownLookId } from "./own-look.ts";

/**
 * Logs a wear of each item.
 * @throws 404 for an item, a look or an outfit that is not the member's, 422 for an item that cannot be worn
 */
export async function logWears(
  site: SiteContext,
  member: { id: string },
  { items, on, look, outfit }: WearDraft,
): Promise<WearsAnswer> {
  const { answer, changed } = await site.db.transaction(async (tx) => {
    const owner = await lockWardrobe(tx, member.id);
    const lookId = look === undefined ? null : await ownLookId(tx, member.id, look);
    const outfitId = outfit === undefined ? null : (await ownOutfit(tx, member.id, outfit)).id;
    return addPress(tx, site, owner, { itemIds: items, on, lookId, outfitId });
  });
  site.changed(changed);
  return answer;
}
