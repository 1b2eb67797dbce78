import { and, eq, getTableColumns, isNotNull, type Placeholder, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { LookCard } from "../../shared/looks/look.ts";
import type { Reader } from "../../shared/permissions.ts";
import { isSubscriber } from "../accounts/is-subscribed.ts";
import { memberName } from "../accounts/member-name.ts";
import { members } from "../accounts/tables.ts";
import { literalLimit, preparedRows, query as select } from "../db/prepared-query.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { photoCard, photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { preparedViewer, readerKind, seenBy } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { likes, lookColours, lookPhotos, looks } from "./tables.ts";

const avatars = alias(photos, "avatars");

const { searchText: _, ...shownColumns } = getTableColumns(looks);

const columns = {
  // Only a deleted look has no position, and nobody sees one.
  look: { ...shownColumns, position: sql<number>`${looks.position}` },
  member: {
    slug: members.slug,
    username: members.username,
    firstName: members.firstName,
    lastName: members.lastName,
    isSubscriber: isSubscriber(members, sql.placeholder("now")),
    lookCount: members.lookCount,
  },
  avatar: photoColumns(avatars),
  cover: { ...photoColumns(photos), ownerId: photos.ownerId, isOpen: photos.isOpen },
  coverAlt: lookPhotos.alt,
  photoCount: sql<number>`(select count(*)::int from ${lookPhotos} counted where counted.look_id = ${looks.id})`,
  liked: sql<boolean>`${isNotNull(likes.memberId)}`,
};

/** Which of the looks that the reader may see, and in which order. `viewer` is the placeholder of the reader's id. */
export interface LookQuery {
  /** Only looks of this colour; `lookColours` is joined for the order. */
  colour?: Placeholder | undefined;
  where?: SQL | undefined;
  orderBy?: SQL[];
  limit?: number;
}

const allLooks = () =>
  select
    .select(columns)
    .from(looks)
    .innerJoin(members, eq(members.id, looks.authorId))
    .innerJoin(lookPhotos, and(eq(lookPhotos.lookId, looks.id), eq(lookPhotos.position, 0)))
    .innerJoin(photos, eq(photos.id, lookPhotos.photoId))
    .leftJoin(avatars, eq(avatars.id, members.avatarId))
    .leftJoin(likes, and(eq(likes.lookId, looks.id), eq(likes.memberId, preparedViewer)))
    .$dynamic();

/**
 * The only query that reads looks for a page: it knows who sees what.
 * Notes what it read.
 * @param name unique to `query`, whose SQL is planned once for each kind of reader
 */
export async function lookRows(
  { db, clock, shows }: Pick<SiteContext, "db" | "clock" | "shows">,
  viewer: Reader | null,
  name: string,
  values: Record<string, unknown>,
  query: () => LookQuery,
): Promise<LookRow[]> {
  const rows = await preparedRows(
    db,
    `${name} for ${readerKind(viewer)}`,
    { ...values, viewer: viewer?.id ?? null, now: clock() },
    () => {
      const { colour, where, orderBy = [], limit } = query();
      const ofColour = and(eq(lookColours.lookId, looks.id), colour && eq(lookColours.colour, colour));
      const selected = (colour ? allLooks().innerJoin(lookColours, ofColour) : allLooks())
        .where(and(where, seenBy(viewer, looks)))
        .orderBy(...orderBy);
      return limit === undefined ? selected : selected.limit(literalLimit(limit));
    },
  );
  shows(rows.flatMap(tagsOf));
  return rows;
}

const tagsOf = ({ look, cover }: LookRow): CacheTag[] => [
  `look:${look.id}`,
  `member:${look.authorId}`,
  // Crops are named by the photo's owner: an admin who edits a look may add photos to it.
  `member:${cover.ownerId}`,
];

export type LookRow = ReturnType<typeof allLooks>["_"]["result"][number];

export const lookCard = ({ look, member, cover, coverAlt, photoCount, liked }: LookRow): LookCard => ({
  slug: look.slug,
  title: look.title,
  number: look.position,
  member: memberName(member),
  photo: photoCard(cover, coverAlt),
  photoCount,
  likes: look.likeCount,
  liked,
  audience: look.audience,
  postedAt: look.postedAt.toISOString(),
});
