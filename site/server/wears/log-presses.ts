import type { Transaction } from "@hemline/database";
import { newUuid } from "../../shared/uuid.ts";
import type { WearDraft } from "../../shared/wears/wear.ts";
import { lockOwnItems } from "../items/lock-own-items.ts";
import { lockWardrobe, type WardrobeOwner } from "../items/lock-wardrobe.ts";
import { ownOutfit } from "../outfits/own-outfit.ts";
import type { SiteContext } from "../site-context.ts";
import { tagsOfWears } from "./changed-wears.ts";
import { ownLookId } from "./own-look.ts";
import { recount } from "./recount.ts";
import { requireBegun } from "./require-begun.ts";
import { wears } from "./tables.ts";
import { requireWearable } from "./wearable.ts";

/** Logs many presses, of any days, with as many queries as one; or none of them. @throws as `logWears` */
export async function logPresses(
  site: SiteContext,
  member: { id: string },
  presses: readonly WearDraft[],
): Promise<void> {
  if (presses.length === 0) return;
  for (const { on } of presses) requireBegun(site.clock, on);
  const changed = await site.db.transaction(async (tx) => {
    const owner = await lockWardrobe(tx, member.id);
    const locked = await lockOwnItems(
      tx,
      owner.id,
      presses.flatMap(({ items }) => items),
    );
    for (const item of locked) requireWearable(item);
    const rows = await wearRows(tx, site, owner, presses);
    const worn = await recount(
      tx,
      locked.map(({ id }) => id),
      () => tx.insert(wears).values(rows),
    );
    return tagsOfWears(owner, worn);
  });
  site.changed(changed);
}

async function wearRows(
  tx: Transaction,
  { clock }: SiteContext,
  { id: authorId }: WardrobeOwner,
  presses: readonly WearDraft[],
): Promise<(typeof wears.$inferInsert)[]> {
  const lookIds = await byKey(
    presses.map(({ look }) => look),
    (slug) => ownLookId(tx, authorId, slug),
  );
  const outfitIds = await byKey(
    presses.map(({ outfit }) => outfit),
    async (id) => (await ownOutfit(tx, authorId, id)).id,
  );
  const loggedAt = clock();
  return presses.flatMap(({ on, items, look, outfit }) => {
    const press = {
      ...{ pressId: newUuid(clock), authorId, wornOn: on, loggedAt },
      ...{ lookId: lookIds.get(look) ?? null, outfitId: outfitIds.get(outfit) ?? null },
    };
    return [...new Set(items)].map((itemId) => ({ ...press, id: newUuid(clock), itemId }));
  });
}

/** Asks once for each key. */
async function byKey(
  keys: readonly (string | undefined)[],
  idOf: (key: string) => Promise<string>,
): Promise<Map<string | undefined, string>> {
  const ids = new Map<string | undefined, string>();
  for (const key of new Set(keys)) if (key !== undefined) ids.set(key, await idOf(key));
  return ids;
}
