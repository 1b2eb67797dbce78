import { newUuid } from "../../shared/uuid.ts";
import { recountProductUses } from "../products/recount-products.ts";
import type { SiteContext } from "../site-context.ts";
import { countChange, tagsOfSteps, usedProducts } from "./changed-items.ts";
import { columnsOf, type ItemContent, itemIsOpen } from "./item-content.ts";
import { requireRoom } from "./item-limit.ts";
import { linkColumns } from "./item-links.ts";
import { claimItemPhoto, coloursOfPhoto, itemOfPhoto } from "./item-photos.ts";
import { addToItemCount, lockWardrobe } from "./lock-wardrobe.ts";
import { setItemColours } from "./set-item-colours.ts";
import { items } from "./tables.ts";

/**
 * With a photo alone, the item is a draft until it is named. The same photo again is the same item.
 * @throws 409 beyond the limit, 422 for a photo that cannot be used
 */
export async function createItem(
  site: SiteContext,
  member: { id: string },
  draft: ItemContent,
): Promise<{ id: string }> {
  const { id, changed } = await site.db.transaction(async (tx) => {
    const owner = await lockWardrobe(tx, member.id);
    const known = draft.photo ? await itemOfPhoto(tx, member.id, draft.photo) : null;
    if (known) return { id: known, changed: [] };
    const values = { ...newRow(site, member.id, draft), ...(await linkColumns(tx, member.id, draft, [])) };
    await requireRoom(site, tx, owner, values.archivedAt === null ? 1 : 0);
    if (draft.photo)
      await claimItemPhoto(tx, member, draft.photo, itemIsOpen({ audience: "everyone", ...values }, owner));
    const [made] = await tx.insert(items).values(values).returning();
    const steps = [{ before: null, after: made ?? null }];
    await setItemColours(tx, values.id, draft.colours ?? (draft.photo ? await coloursOfPhoto(tx, draft.photo) : []));
    await addToItemCount(tx, member.id, countChange(steps));
    await recountProductUses(tx, usedProducts(steps));
    return { id: values.id, changed: tagsOfSteps(owner, steps) };
  });
  site.changed(changed);
  return { id };
}

/** Without its colours and its links. */
export function newRow({ clock }: Pick<SiteContext, "clock">, authorId: string, draft: ItemContent) {
  const now = clock();
  const { name = null, ...columns } = columnsOf(draft);
  return {
    ...columns,
    ...{ id: newUuid(clock), authorId, name, photoId: draft.photo ?? null, postedAt: now },
    state: name === null ? ("draft" as const) : ("live" as const),
    archivedAt: columns.archivedWhy ? now : null,
  };
}
