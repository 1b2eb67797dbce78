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
    const isUsed = and(eq(items.authorId, id), ne(items.state, "deleted"), isNull(items.archivedAt));
    const used = query.select({ count: sql<number>`count(*)::int` }).from(items).where(isUsed);
    return query
      .select({ audience: members.wardrobeAudience, used: sql<number>`${used}` })
      .from(members)
      .where(eq(members.id, id));
  });
  if (!row) throw new Error("The member who asks for their wardrobe has no row.");
  return { ...row, limit: isSubscribed(member, clock()) ? null : freeItems };
}
