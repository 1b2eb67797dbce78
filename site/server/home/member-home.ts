import { and, desc, eq, getTableColumns, isNotNull, ne, sql } from "drizzle-orm";
import type { AppreciatedLook, LookStory } from "../../shared/look.ts";
import type { MemberHome } from "../../shared/pages.ts";
import { memberName, memberWithAvatar } from "../accounts/member-name.ts";
import { members } from "../accounts/tables.ts";
import { literalLimit } from "../db/prepared-query.ts";
import { lookCard, lookRows } from "../looks/look-cards.ts";
import { likes, lookPhotos, looks } from "../looks/tables.ts";
import { memberCards } from "../members/member-list.ts";
import { photoCard } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";

const maxStories = 8;
const maxAppreciated = 4;
const maxLiked = 4;
const maxNewcomers = 3;

export async function memberHome(site: SiteContext, viewer: Member): Promise<MemberHome> {
  const [stories, appreciated, liked, newcomers] = await Promise.all([
    newestOfOthers(site, viewer),
    appreciatedLooks(site, viewer),
    lookRows(site, viewer, "looks liked last", {}, (query) =>
      query.where(isNotNull(likes.memberId)).orderBy(desc(likes.createdAt)).limit(literalLimit(maxLiked)),
    ),
    memberCards(site, "newest", null),
  ]);
  return {
    kind: "member",
    looks: stories,
    appreciated,
    liked: liked.map(lookCard),
    newcomers: newcomers.items.filter(({ slug, looks }) => slug !== viewer.slug && looks > 0).slice(0, maxNewcomers),
    ownLooks: viewer.lookCount,
  };
}

async function newestOfOthers(site: SiteContext, viewer: Member): Promise<LookStory[]> {
  const rows = await lookRows(site, viewer, "newest looks of others", { self: viewer.id }, (query) =>
    query
      .where(ne(looks.memberId, sql.placeholder("self")))
      .orderBy(desc(looks.postedAt), desc(looks.id))
      .limit(literalLimit(maxStories)),
  );
  return rows.map((row) => ({
    ...lookCard(row),
    member: memberWithAvatar(row.member, row.avatar && photoCard(row.avatar)),
    text: row.look.text,
  }));
}

async function appreciatedLooks({ db }: SiteContext, viewer: Member): Promise<AppreciatedLook[]> {
  const lastLikes = db
    .selectDistinctOn([likes.lookId], { lookId: likes.lookId, memberId: likes.memberId, createdAt: likes.createdAt })
    .from(likes)
    .innerJoin(looks, eq(looks.id, likes.lookId))
    .where(and(eq(looks.memberId, viewer.id), ne(likes.memberId, viewer.id)))
    .orderBy(likes.lookId, desc(likes.createdAt))
    .as("last_likes");
  const ownLike = sql<number>`(select count(*)::int from ${likes} own where own.look_id = ${looks.id} and own.member_id = ${viewer.id})`;
  const rows = await db
    .select({
      slug: looks.slug,
      title: looks.title,
      cover: getTableColumns(photos),
      alt: lookPhotos.alt,
      by: getTableColumns(members),
      others: sql<number>`${looks.likeCount} - 1 - ${ownLike}`,
    })
    .from(lastLikes)
    .innerJoin(looks, eq(looks.id, lastLikes.lookId))
    .innerJoin(members, eq(members.id, lastLikes.memberId))
    .innerJoin(lookPhotos, and(eq(lookPhotos.lookId, looks.id), eq(lookPhotos.position, 0)))
    .innerJoin(photos, eq(photos.id, lookPhotos.photoId))
    .orderBy(desc(lastLikes.createdAt))
    .limit(maxAppreciated);
  return rows.map(({ slug, title, cover, alt, by, others }) => ({
    slug,
    title,
    photo: photoCard(cover, alt),
    by: memberName(by),
    others,
  }));
}
