import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import type { MemberCard, MemberFacts } from "../../shared/members/member.ts";
import type { Reader } from "../../shared/permissions.ts";
import type { PhotoCard } from "../../shared/photos/photo.ts";
import { isSubscriber } from "../accounts/is-subscribed.ts";
import { memberWithAvatar } from "../accounts/member-name.ts";
import { members } from "../accounts/tables.ts";
import { literalLimit, preparedRows, query } from "../db/prepared-query.ts";
import { lookPhotos, looks } from "../looks/tables.ts";
import { photoCard, photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { hasPage, isFollowed, notBlocked, readerKind, seenBy } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";

const maxCardPhotos = 3;

export interface MemberQuery {
  where?: SQL | undefined;
  orderBy: SQL[];
  limit: number;
}

/**
 * The prepared query behind every list of member cards: those with a page, without those whom a block hides.
 * @param name unique to the SQL of `build`, together with whether there is a reader
 * @param values of the placeholders in it
 */
export async function memberRows(
  { db, clock, shows }: Pick<SiteContext, "db" | "clock" | "shows">,
  viewer: Reader | null,
  name: string,
  values: Record<string, unknown>,
  build: () => MemberQuery,
) {
  const given = { ...values, viewer: viewer?.id ?? null, now: clock() };
  const rows = await preparedRows(db, `${name} for a ${viewer ? "member" : "visitor"}`, given, () => {
    const { where, orderBy, limit } = build();
    return query
      .select({
        id: members.id,
        slug: members.slug,
        username: members.username,
        firstName: members.firstName,
        lastName: members.lastName,
        isSubscriber: isSubscriber(members, sql.placeholder("now")),
        city: members.city,
        bio: members.bio,
        isPrivate: members.isPrivate,
        isFollowed: viewer ? sql<boolean>`${isFollowed(members.id)}` : sql<boolean>`false`,
        lookCount: members.lookCount,
        followerCount: members.followerCount,
        createdAt: members.createdAt,
        avatar: photoColumns(photos),
      })
      .from(members)
      .leftJoin(photos, eq(photos.id, members.avatarId))
      .where(and(hasPage, viewer ? notBlocked(members.id) : undefined, where))
      .orderBy(...orderBy)
      .limit(literalLimit(limit));
  });
  shows(rows.map(({ id }) => `member:${id}` as const));
  return rows;
}

export type MemberRow = Awaited<ReturnType<typeof memberRows>>[number];

/** Reads what the cards of these rows show. @returns how each becomes a card */
export async function cardsOf(
  site: SiteContext,
  viewer: Reader | null,
  rows: readonly MemberRow[],
): Promise<(row: MemberRow) => MemberCard> {
  const firstPhotos = await firstPhotosOf(
    site,
    viewer,
    rows.map(({ id }) => id),
  );
  return (row) => ({ ...memberFacts(viewer)(row), photos: firstPhotos.get(row.id) ?? [] });
}

/** A card without the photos of looks. */
export const memberFacts =
  (viewer: Reader | null) =>
  (row: MemberRow): MemberFacts => {
    const isOpen = isOpenTo(viewer, row);
    return {
      ...memberWithAvatar(row, row.avatar && photoCard(row.avatar)),
      city: isOpen ? row.city : null,
      looks: isOpen ? row.lookCount : null,
    };
  };

/** Whether the viewer may know more of a member than who it is. */
export const isOpenTo = (viewer: Reader | null, row: MemberRow): boolean =>
  !row.isPrivate || row.isFollowed || viewer?.id === row.id || viewer?.role === "admin";

/** One query for a whole page of members. */
async function firstPhotosOf(
  { db, shows }: SiteContext,
  viewer: Reader | null,
  memberIds: string[],
): Promise<Map<string, PhotoCard[]>> {
  const found = new Map<string, PhotoCard[]>();
  if (memberIds.length === 0) return found;
  const values = { memberIds, viewer: viewer?.id ?? null };
  const rows = await preparedRows(db, `first photos for ${readerKind(viewer)}`, values, () =>
    query
      .select({
        memberId: looks.authorId,
        photo: { ...photoColumns(photos), ownerId: photos.ownerId },
        alt: lookPhotos.alt,
      })
      .from(looks)
      .innerJoin(members, eq(members.id, looks.authorId))
      .innerJoin(lookPhotos, and(eq(lookPhotos.lookId, looks.id), eq(lookPhotos.position, 0)))
      .innerJoin(photos, eq(photos.id, lookPhotos.photoId))
      .where(
        and(
          sql`${looks.authorId} = any((select ${sql.placeholder("memberIds")}::uuid[])::uuid[])`,
          lte(looks.position, maxCardPhotos),
          seenBy(viewer, looks),
        ),
      )
      .orderBy(looks.authorId, looks.position),
  );
  shows(rows.map(({ photo }) => `member:${photo.ownerId}` as const));
  for (const { memberId, photo, alt } of rows)
    found.set(memberId, [...(found.get(memberId) ?? []), photoCard(photo, alt)]);
  return found;
}
