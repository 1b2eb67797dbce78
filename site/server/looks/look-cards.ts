import type { Database } from "@hemline/database";
import { and, eq, getTableColumns, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { LookCard } from "../../shared/look.ts";
import { memberName } from "../accounts/member-name.ts";
import { members } from "../accounts/tables.ts";
import { type PreparedQuery, preparedQuery } from "../db/prepared-query.ts";
import { photoCard } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { likes, lookPhotos, looks } from "./tables.ts";

const avatars = alias(photos, "avatars");

const columns = {
  look: getTableColumns(looks),
  member: {
    slug: members.slug,
    username: members.username,
    firstName: members.firstName,
    lastName: members.lastName,
    isSubscriber: members.isSubscriber,
    lookCount: members.lookCount,
  },
  avatar: getTableColumns(avatars),
  cover: getTableColumns(photos),
  coverAlt: lookPhotos.alt,
  photoCount: sql<number>`(select count(*)::int from ${lookPhotos} counted where counted.look_id = ${looks.id})`,
  liked: sql<boolean>`${isNotNull(likes.memberId)}`,
};

type Refinement = (query: ReturnType<typeof allLooks>) => { prepare(name: string): PreparedQuery<LookRow[]> };

const allLooks = (db: Database) =>
  db
    .select(columns)
    .from(looks)
    .innerJoin(members, eq(members.id, looks.memberId))
    .innerJoin(lookPhotos, and(eq(lookPhotos.lookId, looks.id), eq(lookPhotos.position, 0)))
    .innerJoin(photos, eq(photos.id, lookPhotos.photoId))
    .leftJoin(avatars, eq(avatars.id, members.avatarId))
    .leftJoin(likes, and(eq(likes.lookId, looks.id), eq(likes.memberId, sql.placeholder("viewer"))))
    .$dynamic();

/** @param name unique to `refine`, whose SQL is planned once */
export function lookRows(
  { db }: Pick<SiteContext, "db">,
  viewer: Pick<Member, "id"> | null,
  name: string,
  values: Record<string, unknown>,
  refine: Refinement,
): Promise<LookRow[]> {
  return preparedQuery(db, name, () => refine(allLooks(db))).execute({ ...values, viewer: viewer?.id ?? null });
}

export type LookRow = Awaited<ReturnType<typeof allLooks>>[number];

export const lookCard = ({ look, member, cover, coverAlt, photoCount, liked }: LookRow): LookCard => ({
  slug: look.slug,
  title: look.title,
  number: look.position,
  member: memberName(member),
  photo: photoCard(cover, coverAlt),
  photoCount,
  likes: look.likeCount,
  liked,
  postedAt: look.postedAt.toISOString(),
});
