import type { Transaction } from "@hemline/database";
import { inArray, sql } from "drizzle-orm";
import { copyLinksToTags } from "../catalogue/copy-links.ts";
import { releasePhotos } from "../photos/photos.ts";
import { invalid } from "../problems.ts";
import { recountProductUses } from "../products/recount-products.ts";
import type { SiteContext } from "../site-context.ts";
import {
  countChange,
  type ItemStep,
  isOwnAffair,
  relinkedItems,
  tagsOfOwnAffair,
  tagsOfSteps,
  usedProducts,
} from "./changed-items.ts";
import { columnsOf, type ItemChanges, type SharedChanges } from "./item-content.ts";
import { requireRoomToReturn } from "./item-limit.ts";
import { type LinkColumns, linkColumns } from "./item-links.ts";
import { claimItemPhoto, coloursOfPhoto, photosOfItems } from "./item-photos.ts";
import { type ItemLock, lockOwnItems } from "./lock-own-items.ts";
import { addToItemCount, lockWardrobe } from "./lock-wardrobe.ts";
import { setItemColours } from "./set-item-colours.ts";
import { itemColours, items } from "./tables.ts";

/** @throws 404 for another member's item, a deleted one, or none; 409 beyond the limit, 422 as `createItem` */
export const changeItem = (site: SiteContext, member: { id: string }, id: string, change: ItemChanges): Promise<void> =>
  applyChange(site, member, [id], change, async (tx, [item]) => {
    if (item) await changePhoto(site, tx, item, change);
    if (change.colours) await setItemColours(tx, id, change.colours);
  });

/** The same change for all or for none. @throws 404 and 409 as `changeItem` */
export const changeItems = (
  site: SiteContext,
  member: { id: string },
  ids: readonly string[],
  change: SharedChanges,
): Promise<void> => applyChange(site, member, ids, change, async () => undefined);

async function applyChange(
  site: SiteContext,
  member: { id: string },
  ids: readonly string[],
  change: ItemChanges,
  changeRest: (tx: Transaction, locked: readonly ItemLock[]) => Promise<void>,
): Promise<void> {
  const changed = await site.db.transaction(async (tx) => {
    const owner = await lockWardrobe(tx, member.id);
    const before = await lockOwnItems(tx, member.id, ids);
    if (change.archiveReason === null) await requireRoomToReturn(site, tx, owner, archived(before));
    await changeRest(tx, before);
    const links = await linkColumns(tx, member.id, change, before);
    const steps = await updateRows(tx, before, { change, links }, site.clock());
    await tx.execute(photosOfItems(ids));
    await addToItemCount(tx, member.id, countChange(steps));
    const looks = await copyLinksToTags(tx, relinkedItems(steps));
    await recountProductUses(tx, usedProducts(steps));
    return isOwnAffair(change) ? tagsOfOwnAffair(steps, change) : [...tagsOfSteps(owner, steps), ...looks];
  });
  site.changed(changed);
}

const archived = (locked: readonly ItemLock[]) =>
  locked.flatMap(({ id, postedAt, archivedAt }) => (archivedAt ? { id, postedAt, leftAt: archivedAt } : []));

async function updateRows(
  tx: Transaction,
  before: ItemLock[],
  { change, links }: { change: ItemChanges; links: LinkColumns },
  now: Date,
): Promise<ItemStep[]> {
  const { archiveReason, name, photo } = change;
  const rows = await tx
    .update(items)
    .set({
      ...columnsOf(change),
      ...links,
      ...(photo !== undefined && { photoId: photo }),
      ...(name !== undefined && { state: sql`case ${items.state} when 'draft' then 'live' else ${items.state} end` }),
      ...(archiveReason !== undefined && {
        archivedAt: archiveReason && sql`coalesce(${items.archivedAt}, ${now.toISOString()}::timestamptz)`,
      }),
      editedAt: now,
    })
    .where(
      inArray(
        items.id,
        before.map(({ id }) => id),
      ),
    )
    .returning();
  const after = new Map(rows.map((row) => [row.id, row]));
  return before.map((one) => ({ before: one, after: after.get(one.id) ?? null }));
}

/** The photo of before is released. Colours are proposed again where the item has none. */
async function changePhoto(
  { clock }: SiteContext,
  tx: Transaction,
  item: ItemLock,
  { photo, name, colours }: ItemChanges,
): Promise<void> {
  if (photo === undefined || photo === item.photoId) return;
  if (photo === null && (name ?? item.name) === null) throw invalid({ photo: ["Name the item, or keep its photo."] });
  if (photo) await claimItemPhoto(tx, { id: item.authorId }, photo, false);
  if (item.photoId) await releasePhotos(tx, [item.photoId], clock());
  if (!photo || colours || (await tx.$count(itemColours, sql`${itemColours.itemId} = ${item.id}`)) > 0) return;
  await setItemColours(tx, item.id, await coloursOfPhoto(tx, photo));
}
