import type { Database, Transaction } from "@hemline/database";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { OwnWardrobe } from "../../shared/items/pages.ts";
import { freeItems } from "../../shared/limits.ts";
import { isSubscribed } from "../accounts/is-subscribed.ts";
import { members } from "../accounts/tables.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { items } from "./tables.ts";

/** What a wardrobe's pages tell its owner alone. */
export async function ownWardrobe({ db, clock }: SiteContext, member: Member): Promise<OwnWardrobe> {
  const [row] = await preparedRows(db, "own wardrobe", { member: member.id }, () => {
    const id = sql.placeholder("member");
    const used = query.select({ count: sql<number>`count(*)::int` }).from(items).where(usedItemsOf(id));
    return query
      .select({ audience: members.wardrobeAudience, used: sql<number>`${used}` })
      .from(members)
      .where(eq(members.id, id));
  });
  if (!row) throw new Error("The member who asks for their wardrobe has no row.");
  return { ...row, limit: itemLimitOf(member, clock()) };
}

/** How many items count against the limit. For a verb that has locked the member. */
export const usedItems = (db: Database | Transaction, memberId: string): Promise<number> =>
  db.$count(items, usedItemsOf(memberId));

/** Null for a subscriber, whose wardrobe has no limit. */
export const itemLimitOf = (member: Pick<Member, "subscribedUntil">, now: Date): number | null =>
  isSubscribed(member, now) ? null : freeItems;

/** Archived items do not count; wished and unnamed ones do. */
const usedItemsOf = (memberId: string | ReturnType<typeof sql.placeholder>) =>
  and(eq(items.authorId, memberId), ne(items.state, "deleted"), isNull(items.archivedAt));
