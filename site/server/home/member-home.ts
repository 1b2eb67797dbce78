import { and, desc, eq, getTableColumns, isNotNull, ne, sql } from "drizzle-orm";
import type { MemberHome } from "../../shared/home/pages.ts";
import type { AppreciatedLook, LookStory } from "../../shared/looks/look.ts";
import { isSubscriber } from "../accounts/is-subscribed.ts";
import { memberName, memberWithAvatar } from "../accounts/member-name.ts";
import { members } from "../accounts/tables.ts";
import { followedLooks } from "../looks/lists/followed-looks.ts";
import { type LookRow, lookCard, lookRows } from "../looks/look-cards.ts";
import { looksByIds } from "../looks/looks-by-ids.ts";
import { likes, lookPhotos, looks } from "../looks/tables.ts";
import { newcomersFor } from "../members/member-list.ts";
import { suggestedMembers } from "../members/suggested-members.ts";
import { photoCard } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { countedBehindBlocks, hasPage, notBlocked, notMuted, preparedViewer, viewerId } from "../relations/seen-by.ts";
import type { Member } from "../request/site-env.ts";
import { newestOfFollowed } from "../reviews/lists/listed-reviews.ts";
import type { SiteContext } from "../site-context.ts";

const maxStories = 8;
const maxReviews = 3;
const maxAppreciated = 4;
const maxLiked = 4;
const maxNewcomers = 3;
const maxSuggestions = 4;
/** A feed with fewer looks comes with suggestions. */
const shortFeed = 4;

export async function memberHome(site: SiteContext, viewer: Member): Promise<MemberHome> {
  const [stories, reviews, appreciated, liked, newcomers] = await Promise.all([
    newestStories(site, viewer, "following"),
    newestOfFollowed(site, viewer, maxReviews),
    appreciatedLooks(site, viewer),
    lookRows(site, viewer, "looks liked last", {}, () => ({
      where: isNotNull(likes.memberId),
      orderBy: [desc(likes.createdAt)],
      limit: maxLiked,
    })),
    newcomersFor(site, viewer, maxNewcomers),
  ]);
  const [feed, shown] = stories.length
    ? (["following", stories] as const)
    : (["new", await newestStories(site, viewer, "new")] as const);
  return {
    kind: "member",
    feed,
    looks: shown,
    suggestions: stories.length < shortFeed ? await suggestedMembers(site, viewer, maxSuggestions) : [],
    reviews,
    appreciated,
    liked: liked.map(lookCard),
    newcomers,
    ownLooks: viewer.lookCount,
  };
}

/** Of the members whom the viewer follows, or of all others. */
async function newestStories(site: SiteContext, viewer: Member, feed: MemberHome["feed"]): Promise<LookStory[]> {
  const rows = await (feed === "following" ? followedRows(site, viewer) : othersRows(site, viewer));
  return rows.map((row) => ({
    ...lookCard(row),
    member: memberWithAvatar(row.member, row.avatar && photoCard(row.avatar)),
    text: row.look.text,
  }));
}

async function followedRows(site: SiteContext, viewer: Member): Promise<LookRow[]> {
  const found = await followedLooks(site, viewer, { start: { key: null, isBackwards: false }, limit: maxStories });
  return looksByIds(
    site,
    viewer,
    found.map(({ id }) => id),
  );
}

const othersRows = (site: SiteContext, viewer: Member): Promise<LookRow[]> =>
  lookRows(site, viewer, "stories of others", {}, () => ({
    where: and(ne(looks.authorId, preparedViewer), notMuted(looks.authorId)),
    orderBy: [desc(looks.postedAt), desc(looks.id)],
    limit: maxStories,
  }));

async function appreciatedLooks({ db, clock }: SiteContext, viewer: Member): Promise<AppreciatedLook[]> {
  const lastLikes = db
    .selectDistinctOn([likes.lookId], { lookId: likes.lookId, memberId: likes.memberId, createdAt: likes.createdAt })
    .from(likes)
    .innerJoin(looks, eq(looks.id, likes.lookId))
    .innerJoin(members, eq(members.id, likes.memberId))
    .where(
      and(
        eq(looks.authorId, viewer.id),
        ne(looks.state, "deleted"),
        ne(likes.memberId, viewer.id),
        hasPage,
        notBlocked(likes.memberId, viewerId(viewer)),
        notMuted(likes.memberId, viewerId(viewer)),
      ),
    )
    .orderBy(likes.lookId, desc(likes.createdAt))
    .as("last_likes");
  const unnamed = sql<number>`(select count(*)::int from ${likes} l where l.look_id = ${looks.id}
    and (l.member_id = ${viewer.id} or ${countedBehindBlocks(sql`l.member_id`, viewerId(viewer))}))`;
  const rows = await db
    .select({
      slug: looks.slug,
      title: looks.title,
      cover: getTableColumns(photos),
      alt: lookPhotos.alt,
      by: {
        slug: members.slug,
        username: members.username,
        firstName: members.firstName,
        lastName: members.lastName,
        isSubscriber: isSubscriber(members, clock()),
      },
      others: sql<number>`${looks.likeCount} - 1 - ${unnamed}`,
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
