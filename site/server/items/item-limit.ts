import type { Transaction } from "@hemline/database";
import { and, eq, isNull, ne } from "drizzle-orm";
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
