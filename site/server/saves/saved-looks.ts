import { and, eq, sql } from "drizzle-orm";
import type { LookCard } from "../../shared/looks/look.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Reader } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { type Cursors, InstantKey, instantOrder, type PageStart, pageOfRows } from "../db/keyset.ts";
import { lookCard, lookRows } from "../looks/look-cards.ts";
import { looks } from "../looks/tables.ts";
import { seenBy, viewerId } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { folderLooks, saves } from "./tables.ts";

const pageSize = 24;
const lastSaved = instantOrder(saves.savedAt, saves.lookId, "desc");
const lastAdded = instantOrder(folderLooks.addedAt, folderLooks.lookId, "desc");

/**
 * The looks that a member saved, or those in one of the member's folders, last added first; without those that the
 * member may no longer see.
 * @throws 400 for a cursor of another list
 */
export async function savedLooks(
  site: SiteContext,
  member: Reader,
  folderId: string | null,
  cursors: Cursors,
): Promise<Slice<LookCard>> {
  const page = await pageOfRows(
    {
      list: folderId === null ? "saved" : `saved ${folderId}`,
      key: InstantKey,
      size: pageSize,
      rows: (start, limit) => placesOf(site, member, folderId, start, limit),
      keyOf: ({ at, lookId }): InstantKey => [at.getTime(), lookId],
    },
    cursors,
  );
  const rows = await lookRows(site, member, "looks by id", { ids: page.items.map(({ lookId }) => lookId) }, () => ({
    where: sql`${looks.id} = any(${sql.placeholder("ids")}::uuid[])`,
  }));
  const cards = new Map(rows.map((row) => [row.look.id, lookCard(row)]));
  return { ...page, items: page.items.flatMap(({ lookId }) => cards.get(lookId) ?? []) };
}

/** Which looks stand on the page, and when they were added. */
function placesOf(
  { db }: SiteContext,
  member: Reader,
  folderId: string | null,
  start: PageStart<InstantKey>,
  limit: number,
): Promise<{ lookId: string; at: Date }[]> {
  const isSeen = seenBy(member, looks, viewerId(member));
  if (folderId === null)
    return db
      .select({ lookId: saves.lookId, at: saves.savedAt })
      .from(saves)
      .innerJoin(looks, eq(looks.id, saves.lookId))
      .innerJoin(members, eq(members.id, looks.authorId))
      .where(and(eq(saves.memberId, member.id), lastSaved.isBeyond(start), isSeen))
      .orderBy(...lastSaved.orderBy(start))
      .limit(limit);
  return db
    .select({ lookId: folderLooks.lookId, at: folderLooks.addedAt })
    .from(folderLooks)
    .innerJoin(looks, eq(looks.id, folderLooks.lookId))
    .innerJoin(members, eq(members.id, looks.authorId))
    .where(and(eq(folderLooks.folderId, folderId), lastAdded.isBeyond(start), isSeen))
    .orderBy(...lastAdded.orderBy(start))
    .limit(limit);
}
