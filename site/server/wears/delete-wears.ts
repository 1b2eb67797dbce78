import type { Transaction } from "@hemline/database";
import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { isUuid } from "../../shared/uuid.ts";
import { Day, type WearsAnswer } from "../../shared/wears/wear.ts";
import { items } from "../items/tables.ts";
import { notFound } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { lockWears } from "./lock-wears.ts";
import { wears } from "./tables.ts";
import { type ChangedWears, wornColumns, wornItems } from "./worn-items.ts";

/** What a folder above does in the transaction in which some wears of a press go. */
export type AfterDeletion = (tx: Transaction, pressId: string) => Promise<void>;

/** Deletes what one press logged; idempotent. @throws 404 for another member's */
export async function deletePress(
  site: SiteContext,
  member: Pick<Member, "id">,
  pressId: string,
  after: AfterDeletion,
): Promise<WearsAnswer> {
  if (!isUuid(pressId)) throw notFound("wear");
  const { answer, changed } = await site.db.transaction(async (tx) => {
    await lockWears(tx, member.id);
    const [other] = await tx
      .select({ id: wears.id })
      .from(wears)
      .where(and(eq(wears.pressId, pressId), ne(wears.authorId, member.id)))
      .limit(1);
    if (other) throw notFound("wear");
    const gone = await deletePressRows(tx, member.id, pressId);
    await after(tx, pressId);
    return gone;
  });
  site.changed(changed);
  return answer;
}

/** Deletes the wear of an item that was logged last for a day. @throws 404 for another member's item, and where there is none */
export async function deleteLastWear(
  site: SiteContext,
  member: Pick<Member, "id">,
  { itemId, on }: { itemId: string; on: string },
  after: AfterDeletion,
): Promise<WearsAnswer> {
  if (!isUuid(itemId) || !Day.safeParse(on).success) throw notFound("wear");
  const { answer, changed } = await site.db.transaction(async (tx) => {
    await lockWears(tx, member.id);
    const [last] = await tx
      .select({ id: wears.id, pressId: wears.pressId })
      .from(wears)
      .innerJoin(items, eq(items.id, wears.itemId))
      .where(
        and(eq(wears.itemId, itemId), eq(wears.wornOn, on), eq(wears.authorId, member.id), ne(items.state, "deleted")),
      )
      .orderBy(desc(wears.loggedAt), desc(wears.id))
      .limit(1);
    if (!last) throw notFound("wear");
    const worn = await deleteRows(tx, [itemId], [last.id]);
    await after(tx, last.pressId);
    return wornItems(member.id, last.pressId, worn);
  });
  site.changed(changed);
  return answer;
}

/** Behind `lockWears`. */
export async function deletePressRows(tx: Transaction, memberId: string, pressId: string): Promise<ChangedWears> {
  const rows = await tx.select({ id: wears.id, itemId: wears.itemId }).from(wears).where(eq(wears.pressId, pressId));
  const worn = await deleteRows(
    tx,
    rows.map(({ itemId }) => itemId),
    rows.map(({ id }) => id),
  );
  return wornItems(memberId, pressId, worn);
}

/** Counts anew what is left, also of items that were deleted and can still be restored. */
async function deleteRows(tx: Transaction, itemIds: string[], wearIds: string[]) {
  if (wearIds.length === 0) return [];
  await tx
    .select({ id: items.id })
    .from(items)
    .where(inArray(items.id, itemIds))
    .orderBy(asc(items.id))
    .for("no key update");
  await tx.delete(wears).where(inArray(wears.id, wearIds));
  return tx
    .update(items)
    .set({
      wearCount: sql`(select count(*) from ${wears} where ${wears.itemId} = ${items.id})`,
      lastWornOn: sql`(select max(${wears.wornOn}) from ${wears} where ${wears.itemId} = ${items.id})`,
    })
    .where(inArray(items.id, itemIds))
    .returning(wornColumns);
}
