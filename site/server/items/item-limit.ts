import type { Transaction } from "@hemline/database";
import { and, eq, gt, isNull, ne, notInArray, or } from "drizzle-orm";
import { freeItems } from "../../shared/limits.ts";
import { isSubscribed } from "../accounts/is-subscribed.ts";
import { wardrobeFull } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import type { WardrobeOwner } from "./lock-wardrobe.ts";
import { items } from "./tables.ts";

/** How many items count against the limit: wished and unnamed ones too, archived ones not. */
const usedItems = (db: Pick<Transaction, "$count">, memberId: string): Promise<number> =>
  db.$count(items, and(eq(items.authorId, memberId), ne(items.state, "deleted"), isNull(items.archivedAt)));

/**
 * A subscription that has lapsed takes nothing away: it refuses only what would be added.
 * @param owner locked
 * @throws 409
 */
export async function requireRoom(
  { clock }: Pick<SiteContext, "clock">,
  tx: Transaction,
  owner: WardrobeOwner,
  added: number,
): Promise<void> {
  if (added <= 0 || isSubscribed(owner, clock())) return;
  const room = Math.max(0, freeItems - (await usedItems(tx, owner.id)));
  if (added > room) throw wardrobeFull(room, added);
}

/** An item on its way back from the archive or a deletion. */
interface ReturningItem {
  id: string;
  postedAt: Date;
  leftAt: Date;
}

/**
 * What was archived or deleted last comes back even beyond the limit, where a subscription that lapsed has left more:
 * undoing it adds nothing. Otherwise as `requireRoom`.
 */
export async function requireRoomToReturn(
  site: Pick<SiteContext, "clock">,
  tx: Transaction,
  owner: WardrobeOwner,
  returning: readonly ReturningItem[],
): Promise<void> {
  if (returning.length === 0 || (await isUndo(tx, owner, returning))) return;
  await requireRoom(site, tx, owner, returning.length);
}

/** Whether nothing else was added or changed since. What was added to the archive was never in the wardrobe. */
async function isUndo(tx: Transaction, { id }: WardrobeOwner, returning: readonly ReturningItem[]): Promise<boolean> {
  if (returning.some(({ postedAt, leftAt }) => postedAt >= leftAt)) return false;
  const since = new Date(Math.min(...returning.map(({ leftAt }) => leftAt.getTime())));
  const ids = returning.map((item) => item.id);
  const isChanged = or(gt(items.postedAt, since), gt(items.editedAt, since));
  return (await tx.$count(items, and(eq(items.authorId, id), notInArray(items.id, ids), isChanged))) === 0;
}
