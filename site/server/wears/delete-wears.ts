import type { Transaction } from "@hemline/database";
import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { isUuid } from "../../shared/uuid.ts";
import { Day, type WearsAnswer } from "../../shared/wears/wear.ts";
import { lockWardrobe, type WardrobeOwner } from "../items/lock-wardrobe.ts";
import { items } from "../items/tables.ts";
import { notFound } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { type ChangedWears, changedWears } from "./changed-wears.ts";
import { recount } from "./recount.ts";
import { wears } from "./tables.ts";

/** What a folder above does in the transaction in which some wears of a press are deleted. */
export type AfterDeletion = (tx: Transaction, pressId: string) => Promise<void>;

/** Deletes what one press logged; idempotent. @throws 404 for another member's */
export async function deletePress(
  site: SiteContext,
  member: { id: string },
  pressId: string,
  after: AfterDeletion,
): Promise<WearsAnswer> {
  if (!isUuid(pressId)) throw notFound("wear");
  const { answer, changed } = await site.db.transaction(async (tx) => {
    const owner = await lockWardrobe(tx, member.id, { mayBeBanned: true });
    await requireOwn(tx, member.id, pressId);
    const deleted = await deletePressRows(tx, owner, pressId);
    if (deleted.answer.items.length > 0) await after(tx, pressId);
    return deleted;
  });
  site.changed(changed);
  return answer;
}

async function requireOwn(tx: Transaction, memberId: string, pressId: string): Promise<void> {
  const [other] = await tx
    .select({ id: wears.id })
    .from(wears)
    .where(and(eq(wears.pressId, pressId), ne(wears.authorId, memberId)))
    .limit(1);
  if (other) throw notFound("wear");
}

/** Deletes the wear of an item that was logged last for a day. @throws 404 where there is none, or it is another member's */
export async function deleteLastWear(
  site: SiteContext,
  member: { id: string },
  { itemId, on }: { itemId: string; on: string },
  after: AfterDeletion,
): Promise<WearsAnswer> {
  if (!isUuid(itemId) || !Day.safeParse(on).success) throw notFound("wear");
  const { answer, changed } = await site.db.transaction(async (tx) => {
    const owner = await lockWardrobe(tx, member.id, { mayBeBanned: true });
    const [last] = await tx
      .select({ id: wears.id, itemId: wears.itemId, pressId: wears.pressId })
      .from(wears)
      .innerJoin(items, eq(items.id, wears.itemId))
      .where(
        and(eq(wears.itemId, itemId), eq(wears.wornOn, on), eq(wears.authorId, member.id), ne(items.state, "deleted")),
      )
      .orderBy(desc(wears.loggedAt), desc(wears.id))
      .limit(1);
    if (!last) throw notFound("wear");
    const deleted = await deleteRows(tx, owner, last.pressId, [last]);
    await after(tx, last.pressId);
    return deleted;
  });
  site.changed(changed);
  return answer;
}

/** @param owner locked by `lockWardrobe` */
export async function deletePressRows(tx: Transaction, owner: WardrobeOwner, pressId: string): Promise<ChangedWears> {
  const rows = await tx.select({ id: wears.id, itemId: wears.itemId }).from(wears).where(eq(wears.pressId, pressId));
  return deleteRows(tx, owner, pressId, rows);
}

async function deleteRows(
  tx: Transaction,
  owner: WardrobeOwner,
  pressId: string,
  rows: readonly { id: string; itemId: string }[],
): Promise<ChangedWears> {
  const itemIds = rows.map(({ itemId }) => itemId);
  const wearIds = rows.map(({ id }) => id);
  const worn = await recount(tx, itemIds, () => tx.delete(wears).where(inArray(wears.id, wearIds)));
  return changedWears(owner, pressId, worn);
}
