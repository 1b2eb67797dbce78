import type { Transaction } from "@hemline/database";
import type { WearDraft, WearsAnswer } from "../../shared/wears/wear.ts";
import { lockWardrobe, type WardrobeOwner } from "../items/lock-wardrobe.ts";
import { ownOutfit } from "../outfits/own-outfit.ts";
import type { SiteContext } from "../site-context.ts";
import { addPress } from "./add-press.ts";
import type { ChangedWears } from "./changed-wears.ts";
import { ownLookId } from "./own-look.ts";

/**
 * Logs a wear of each item.
 * @throws 404 for an item, a look or an outfit that is not the member's, 422 for an item that cannot be worn
 */
export async function logWears(site: SiteContext, member: { id: string }, draft: WearDraft): Promise<WearsAnswer> {
  const { answer, changed } = await site.db.transaction(async (tx) =>
    addDraft(tx, site, await lockWardrobe(tx, member.id), draft),
  );
  site.changed(changed);
  return answer;
}

/** Logs many presses, of any days, or none of them. @throws as `logWears` */
export async function logPresses(
  site: SiteContext,
  member: { id: string },
  drafts: readonly WearDraft[],
): Promise<WearsAnswer[]> {
  const logged = await site.db.transaction(async (tx) => {
    const owner = await lockWardrobe(tx, member.id);
    const done: ChangedWears[] = [];
    for (const draft of drafts) done.push(await addDraft(tx, site, owner, draft));
    return done;
  });
  site.changed([...new Set(logged.flatMap(({ changed }) => changed))]);
  return logged.map(({ answer }) => answer);
}

async function addDraft(
  tx: Transaction,
  site: SiteContext,
  owner: WardrobeOwner,
  { items, on, look, outfit }: WearDraft,
): Promise<ChangedWears> {
  const lookId = look === undefined ? null : await ownLookId(tx, owner.id, look);
  const outfitId = outfit === undefined ? null : (await ownOutfit(tx, owner.id, outfit)).id;
  return addPress(tx, site, owner, { itemIds: items, on, lookId, outfitId });
}
