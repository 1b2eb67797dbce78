import type { WearDraft, WearsAnswer } from "../../shared/wears/wear.ts";
import { ownOutfit } from "../outfits/own-outfit.ts";
import { invalid } from "../problems.ts";
import { lockActingMember } from "../relations/lock-acting-member.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { addPress } from "./add-press.ts";
import { requireBegun } from "./latest-day.ts";
import { lockItems, requireWearable } from "./lock-items.ts";
import { ownLookId } from "./own-look.ts";

/**
 * Logs a wear of each item.
 * @throws 404 for a look or outfit that is not the member's, 422 for an item that is not, or that cannot be worn
 */
export async function logWears(
  site: SiteContext,
  member: Pick<Member, "id">,
  { items, on, look, outfit }: WearDraft,
): Promise<WearsAnswer> {
  requireBegun(site, on);
  const { answer, changed } = await site.db.transaction(async (tx) => {
    await lockActingMember(tx, member.id);
    const lookId = look === undefined ? null : await ownLookId(tx, member, look);
    const outfitId = outfit === undefined ? null : (await ownOutfit(tx, member, outfit)).id;
    const ids = [...new Set(items)];
    const locked = await lockItems(tx, member.id, ids);
    if (locked.length < ids.length)
      throw invalid({ items: ["We can’t find one of these items. It may have been deleted."] });
    for (const item of locked) requireWearable(item);
    return addPress(tx, site, { memberId: member.id, itemIds: ids, on, lookId, outfitId });
  });
  site.changed(changed);
  return answer;
}
