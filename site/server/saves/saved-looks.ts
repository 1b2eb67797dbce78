import { and, desc, eq, sql } from "drizzle-orm";
import * as z from "zod";
import type { LookCard } from "../../shared/looks/look.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Reader } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { InstantMs, readCursor, writeCursor } from "../db/cursor.ts";
import { sliceOf } from "../db/slice.ts";
import { lookCard, lookRows } from "../looks/look-cards.ts";
import { looks } from "../looks/tables.ts";
import { seenBy, viewerId } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { folderLooks, saves } from "./tables.ts";

const pageSize = 24;
const Key = z.tuple([InstantMs, z.uuid()]);

/**
 * The looks that a member saved, or those in one of the member's folders, last added first; without those that the
 * member may no longer see.
 * @throws 400 for a cursor of another list
 */
export async function savedLooks(
  site: SiteContext,
  member: Reader,
  folderId: string | null,
  after: string | null,
): Promise<Slice<LookCard>> {
  const list = folderId === null ? "saved" : `saved ${folderId}`;
  const places = await placesOf(site, member, folderId, readCursor(list, after, Key));
  const rows = await lookRows(site, member, "looks by id", { ids: places.map(({ lookId }) => lookId) }, () => ({
    where: sql`${looks.id} = any(${sql.placeholder("ids")}::uuid[])`,
  }));
  const cards = new Map(rows.map((row) => [row.look.id, lookCard(row)]));
  const { items, next } = sliceOf(
    places,
    pageSize,
    ({ lookId }) => cards.get(lookId) ?? [],
    ({ at, lookId }) => writeCursor(list, [at.getTime(), lookId]),
  );
  return { items: items.flat(), next };
}

/** Which looks stand on the page, and when they were added. */
function placesOf(
  { db }: SiteContext,
  member: Reader,
  folderId: string | null,
  key: z.output<typeof Key> | null,
): Promise<{ lookId: string; at: Date }[]> {
  const isSeen = seenBy(member, looks, viewerId(member));
  if (folderId === null)
    return db
      .select({ lookId: saves.lookId, at: saves.savedAt })
      .from(saves)
      .innerJoin(looks, eq(looks.id, saves.lookId))
      .innerJoin(members, eq(members.id, looks.authorId))
      .where(and(eq(saves.memberId, member.id), key ? isBefore(saves.savedAt, saves.lookId, key) : undefined, isSeen))
      .orderBy(desc(saves.savedAt), desc(saves.lookId))
      .limit(pageSize + 1);
  return db
    .select({ lookId: folderLooks.lookId, at: folderLooks.addedAt })
    .from(folderLooks)
    .innerJoin(looks, eq(looks.id, folderLooks.lookId))
    .innerJoin(members, eq(members.id, looks.authorId))
    .where(
      and(
        eq(folderLooks.folderId, folderId),
        key ? isBefore(folderLooks.addedAt, folderLooks.lookId, key) : undefined,
        isSeen,
      ),
    )
    .orderBy(desc(folderLooks.addedAt), desc(folderLooks.lookId))
    .limit(pageSize + 1);
}

const isBefore = (
  at: typeof saves.savedAt | typeof folderLooks.addedAt,
  lookId: typeof saves.lookId | typeof folderLooks.lookId,
  [ms, id]: z.output<typeof Key>,
) => sql`(${at}, ${lookId}) < (${new Date(ms).toISOString()}::timestamptz, ${id}::uuid)`;
