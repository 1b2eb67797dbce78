import { brandsNamed } from "../catalogue/named-in-catalogue.ts";
import type { SiteContext } from "../site-context.ts";
import { countChange, tagsOfSteps } from "./changed-items.ts";
import { newRow } from "./create-item.ts";
import type { ItemContent } from "./item-content.ts";
import { requireRoom } from "./item-limit.ts";
import { addToItemCount, lockWardrobe } from "./lock-wardrobe.ts";
import { insertItemColours } from "./set-item-colours.ts";
import { items } from "./tables.ts";

/** What an item is created from without a photo: its name is all that identifies it. */
export type UnpicturedItem = Omit<ItemContent, "photo"> & { name: string };

/** All of them or none, linked to the brands of exactly their names. @returns their ids, in the order of the drafts @throws 409 beyond the limit */
export async function createItems(
  site: SiteContext,
  member: { id: string },
  drafts: readonly UnpicturedItem[],
): Promise<string[]> {
  const rows = drafts.map((draft) => newRow(site, member.id, draft));
  const changed = await site.db.transaction(async (tx) => {
    const owner = await lockWardrobe(tx, member.id);
    await requireRoom(site, tx, owner, rows.filter(({ archivedAt }) => archivedAt === null).length);
    const named = await brandsNamed(
      tx,
      member.id,
      drafts.flatMap(({ brand }) => brand ?? []),
    );
    const linked = rows.map((row) => ({ ...row, brandId: named.get(row.brandName?.toLowerCase() ?? "")?.id ?? null }));
    const made = linked.length ? await tx.insert(items).values(linked).returning() : [];
    const steps = made.map((after) => ({ before: null, after }));
    await insertItemColours(
      tx,
      drafts.map(({ colours = [] }, at) => ({ itemId: rows[at]?.id ?? "", chosen: colours })),
    );
    await addToItemCount(tx, member.id, countChange(steps));
    return tagsOfSteps(owner, steps);
  });
  site.changed(changed);
  return rows.map(({ id }) => id);
}
