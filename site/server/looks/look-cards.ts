import { and, eq, getTableColumns, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { LookCard } from "../../shared/look.ts";
import { usernameOf } from "../accounts/names.ts";
import { members } from "../accounts/tables.ts";
import type { Member } from "../http/env.ts";
import type { SiteContext } from "../parts.ts";
import { photoCard } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { likes, lookPhotos, looks } from "./tables.ts";

const avatars = alias(photos, "avatars");

const columns = {
  look: getTableColumns(looks),
  member: {
    slug: members.slug,
    username: members.username,
    firstName: members.firstName,
    lastName: members.lastName,
    lookCount: members.lookCount,
  },
  avatar: getTableColumns(avatars),
  cover: getTableColumns(photos),
  coverAlt: lookPhotos.alt,
  photoCount: sql<number>`(select count(*)::int from ${lookPhotos} counted where counted.look_id = ${looks.id})`,
  liked: sql<boolean>`${isNotNull(likes.memberId)}`,
};

/** Looks with all that a card shows, in one query; the caller adds which, in what order and how many. */
export function lookRows({ db }: SiteContext, viewer: Pick<Member, "id"> | null) {
  const isViewers = viewer ? eq(likes.memberId, viewer.id) : sql`false`;
  return db
    .select(columns)
    .from(looks)
    .innerJoin(members, eq(members.id, looks.memberId))
    .innerJoin(lookPhotos, and(eq(lookPhotos.lookId, looks.id), eq(lookPhotos.position, 0)))
    .innerJoin(photos, eq(photos.id, lookPhotos.photoId))
    .leftJoin(avatars, eq(avatars.id, members.avatarId))
    .leftJoin(likes, and(eq(likes.lookId, looks.id), isViewers))
    .$dynamic();
}

export type LookRow = Awaited<ReturnType<typeof lookRows>>[number];

export const lookCard = ({ look, member, avatar, cover, coverAlt, photoCount, liked }: LookRow): LookCard => ({
  slug: look.slug,
  title: look.title,
  number: look.place,
  member: { slug: member.slug, username: usernameOf(member), avatar: avatar && photoCard(avatar) },
  photo: photoCard(cover, coverAlt),
  photoCount,
  likes: look.likeCount,
  liked,
  postedAt: look.postedAt.toISOString(),
});
