import { and, desc, eq, getTableColumns, inArray, lte, sql } from "drizzle-orm";
import * as z from "zod";
import type { MemberCard } from "../../shared/member.ts";
import type { Slice } from "../../shared/pages.ts";
import type { PhotoCard } from "../../shared/photo.ts";
import { memberWithAvatar } from "../accounts/member-name.ts";
import { members } from "../accounts/tables.ts";
import { Count, cursorAt, InstantMs, placeOf } from "../db/cursor.ts";
import { sliceOf } from "../db/slice.ts";
import { lookPhotos, looks } from "../looks/tables.ts";
import type { SiteContext } from "../parts.ts";
import { photoCard } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";

const pageSize = 24;
const photosOnACard = 3;
const Place = { newest: z.tuple([z.boolean(), InstantMs, z.uuid()]), looks: z.tuple([Count, z.uuid()]) };

export const memberOrders = ["newest", "looks"] as const;
/** The newest members first, but before them all those with a look to show; or those with most looks. */
export type MemberOrder = (typeof memberOrders)[number];

/** One page of all members. @throws 400 for a cursor that is none of this list's. */
export async function memberCards(
  site: SiteContext,
  order: MemberOrder,
  after: string | null,
): Promise<Slice<MemberCard>> {
  const list = `members-${order}`;
  const place = placeOf<NewestPlace | LooksPlace>(list, after, Place[order]);
  const rows = await site.db
    .select({
      id: members.id,
      slug: members.slug,
      username: members.username,
      firstName: members.firstName,
      lastName: members.lastName,
      isSubscriber: members.isSubscriber,
      city: members.city,
      lookCount: members.lookCount,
      createdAt: members.createdAt,
      avatar: getTableColumns(photos),
    })
    .from(members)
    .leftJoin(photos, eq(photos.id, members.avatarId))
    .where(place ? behind(place) : undefined)
    .orderBy(
      ...(order === "newest" ? [desc(hasLooks), desc(members.createdAt)] : [desc(members.lookCount)]),
      desc(members.id),
    )
    .limit(pageSize + 1);
  const firstPhotos = await firstPhotosOf(
    site,
    rows.map(({ id }) => id),
  );
  return sliceOf(
    rows,
    pageSize,
    (row): MemberCard => ({
      ...memberWithAvatar(row, row.avatar),
      city: row.city,
      looks: row.lookCount,
      photos: firstPhotos.get(row.id) ?? [],
    }),
    (row) =>
      cursorAt(
        list,
        order === "newest" ? [row.lookCount > 0, row.createdAt.getTime(), row.id] : [row.lookCount, row.id],
      ),
  );
}

const hasLooks = sql`(${members.lookCount} > 0)`;

type NewestPlace = z.infer<(typeof Place)["newest"]>;
type LooksPlace = z.infer<(typeof Place)["looks"]>;

function behind(place: NewestPlace | LooksPlace) {
  if (place.length === 2) {
    const [count, id] = place;
    return sql`(${members.lookCount}, ${members.id}) < (${count}::int, ${id}::uuid)`;
  }
  const [withLooks, joined, id] = place;
  const at = new Date(joined).toISOString();
  return sql`(${hasLooks}, ${members.createdAt}, ${members.id}) < (${withLooks}::boolean, ${at}::timestamptz, ${id}::uuid)`;
}

/** The first photos of each member's first looks, in one query for a whole page of members. */
async function firstPhotosOf({ db }: SiteContext, memberIds: string[]): Promise<Map<string, PhotoCard[]>> {
  const found = new Map<string, PhotoCard[]>();
  if (memberIds.length === 0) return found;
  const rows = await db
    .select({ memberId: looks.memberId, photo: getTableColumns(photos), alt: lookPhotos.alt })
    .from(looks)
    .innerJoin(lookPhotos, and(eq(lookPhotos.lookId, looks.id), eq(lookPhotos.position, 0)))
    .innerJoin(photos, eq(photos.id, lookPhotos.photoId))
    .where(and(inArray(looks.memberId, memberIds), lte(looks.place, photosOnACard)))
    .orderBy(looks.memberId, looks.place);
  for (const { memberId, photo, alt } of rows)
    found.set(memberId, [...(found.get(memberId) ?? []), photoCard(photo, alt)]);
  return found;
}
