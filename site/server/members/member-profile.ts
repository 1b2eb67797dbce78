import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { MemberProfile } from "../../shared/members/member.ts";
import { mayRead, type Reader } from "../../shared/permissions.ts";
import { isSubscribed } from "../accounts/is-subscribed.ts";
import { fullNameOf, usernameOf } from "../accounts/person-names.ts";
import { memberSlugs, members } from "../accounts/tables.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { items } from "../items/tables.ts";
import { hiddenLikesOfMember } from "../looks/hidden-counts.ts";
import { looks } from "../looks/tables.ts";
import { photoCard, photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { notFound } from "../problems.ts";
import { type Relation, relationTo } from "../relations/relation-to.ts";
import { preparedViewer } from "../relations/seen-by.ts";
import { reviewCountBy } from "../reviews/review-count.ts";
import type { SiteContext } from "../site-context.ts";
import { hiddenFollowed, hiddenFollowers } from "./follow-counts.ts";

const covers = alias(photos, "covers");

export interface FoundMember {
  id: string;
  profile: MemberProfile;
}

const pageOfMember = (viewer: Reader | null) =>
  query
    .select({
      member: {
        id: members.id,
        slug: members.slug,
        username: members.username,
        firstName: members.firstName,
        lastName: members.lastName,
        standing: members.standing,
        isPrivate: members.isPrivate,
        city: members.city,
        bio: members.bio,
        links: members.links,
        lookCount: members.lookCount,
        itemCount: members.itemCount,
        wardrobeAudience: members.wardrobeAudience,
        followerCount: members.followerCount,
        followingCount: members.followingCount,
        createdAt: members.createdAt,
        subscribedUntil: members.subscribedUntil,
      },
      avatar: photoColumns(photos),
      cover: photoColumns(covers),
      likes: sql<number>`(select coalesce(sum(${looks.likeCount}), 0)::int from ${looks}
        where ${looks.authorId} = ${members.id} and ${looks.state} = 'live' and ${looks.audience} <> 'me')`,
      reviews: reviewCountBy(viewer, members.id),
      hidden: {
        likes: hiddenLikesOfMember(viewer, members.id),
        followers: hiddenFollowers(viewer, members.id),
        following: hiddenFollowed(viewer, members.id),
      },
      // The last position, from the index: all looks that are not deleted have one, without a gap.
      ownLooks: sql<number>`case when ${members.id} = ${preparedViewer} then
        (select coalesce(max(${looks.position}), 0) from ${looks} where ${looks.authorId} = ${members.id}) else 0 end`,
      ownItems: sql<number>`case when ${members.id} = ${preparedViewer} then
        (select count(*)::int from ${items} where ${items.authorId} = ${members.id}
        and ${items.state} <> 'deleted' and ${items.archivedAt} is null and not ${items.isWished}) else 0 end`,
      relation: relationTo(members.id),
    })
    .from(memberSlugs)
    .innerJoin(members, eq(members.id, memberSlugs.memberId))
    .leftJoin(photos, eq(photos.id, members.avatarId))
    .leftJoin(covers, eq(covers.id, members.coverId))
    .where(eq(memberSlugs.slug, sql.placeholder("slug")));

/**
 * @returns for a former slug, the present one; for a private member whom the viewer does not follow, only the head
 * @throws 404 also where one of the two has blocked the other
 */
export async function memberBySlug(
  site: SiteContext,
  viewer: Reader | null,
  slug: string,
): Promise<FoundMember | { movedTo: string }> {
  const reader = { slug, viewer: viewer?.id ?? null };
  const [row] = await preparedRows(site.db, viewer ? "member for a member" : "member for a visitor", reader, () =>
    pageOfMember(viewer),
  );
  if (!row) throw notFound("member");
  const { member, relation, avatar, cover, likes, reviews, hidden, ownLooks, ownItems } = row;
  site.shows([`member:${member.id}`, `profile:${member.id}`]);
  if (member.standing === "erased") throw notFound("member");
  const isSelf = viewer?.id === member.id;
  if (!mayRead(viewer, factsOf({ ...member, isPrivate: false }, relation))) throw notFound("member");
  if (member.slug !== slug) return { movedTo: member.slug };
  const facts = factsOf(member, relation);
  const isOpen = mayRead(viewer, facts);
  const isWardrobeOpen = mayRead(viewer, { ...facts, audience: member.wardrobeAudience });
  return {
    id: member.id,
    profile: {
      slug: member.slug,
      username: usernameOf(member),
      fullName: isOpen ? fullNameOf(member) : usernameOf(member),
      avatar: avatar && photoCard(avatar),
      city: isOpen ? member.city : null,
      bio: isOpen ? member.bio : null,
      cover: isOpen && cover ? photoCard(cover) : null,
      links: isOpen ? member.links : [],
      joinedAt: member.createdAt.toISOString(),
      counts: isOpen
        ? {
            looks: isSelf ? ownLooks : member.lookCount,
            items: isSelf ? ownItems : isWardrobeOpen ? member.itemCount : 0,
            likes: likes - hidden.likes,
            reviews,
            followers: member.followerCount - hidden.followers,
            following: member.followingCount - hidden.following,
          }
        : null,
      isPrivate: member.isPrivate,
      isSubscribed: isSubscribed(member, site.clock()),
      isSelf,
      relation:
        viewer === null || isSelf
          ? null
          : { follow: relation.follow, followsViewer: relation.followsReader, isMuted: relation.isMuted },
    },
  };
}

/** A member as a subject of the rule. */
export const factsOf = (
  member: Pick<typeof members.$inferSelect, "id" | "standing" | "isPrivate">,
  relation: Relation,
) => ({
  authorId: member.id,
  standing: member.standing,
  isPrivate: member.isPrivate,
  audience: "everyone" as const,
  state: "live" as const,
  follows: relation.follow === "following",
  isBlocked: relation.isBlocked,
});
