import { eq, getTableColumns, sql } from "drizzle-orm";
import type { MemberProfile } from "../../shared/member.ts";
import { fullNameOf, usernameOf } from "../accounts/person-names.ts";
import { memberSlugs, members } from "../accounts/tables.ts";
import { looks } from "../looks/tables.ts";
import { photoCard } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { notFound } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { isSubscribed } from "../subscription/active-subscription.ts";

export interface FoundMember {
  id: string;
  profile: MemberProfile;
}

/**
 * @returns for a former slug, the present one
 * @throws 404
 */
export async function memberBySlug(
  site: SiteContext,
  viewer: Pick<Member, "id"> | null,
  slug: string,
): Promise<FoundMember | { movedTo: string }> {
  const [row] = await site.db
    .select({
      member: {
        id: members.id,
        billingId: members.billingId,
        slug: members.slug,
        username: members.username,
        firstName: members.firstName,
        lastName: members.lastName,
        city: members.city,
        bio: members.bio,
        lookCount: members.lookCount,
        createdAt: members.createdAt,
        isSubscriber: members.isSubscriber,
      },
      avatar: getTableColumns(photos),
      likes: sql<number>`(select coalesce(sum(${looks.likeCount}), 0)::int from ${looks} where ${looks.memberId} = ${members.id})`,
    })
    .from(memberSlugs)
    .innerJoin(members, eq(members.id, memberSlugs.memberId))
    .leftJoin(photos, eq(photos.id, members.avatarId))
    .where(eq(memberSlugs.slug, slug));
  if (!row) throw notFound("member");
  const { member, avatar, likes } = row;
  if (member.slug !== slug) return { movedTo: member.slug };
  return {
    id: member.id,
    profile: {
      slug: member.slug,
      username: usernameOf(member),
      fullName: fullNameOf(member),
      avatar: avatar && photoCard(avatar),
      city: member.city,
      bio: member.bio,
      joinedAt: member.createdAt.toISOString(),
      looks: member.lookCount,
      likes,
      isSubscribed: await isSubscribed(site, member),
      isSelf: viewer?.id === member.id,
    },
  };
}
