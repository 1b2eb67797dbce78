import type { Viewer } from "../../shared/accounts/user.ts";
import { isSubscribed } from "../accounts/is-subscribed.ts";
import { fullNameOf, usernameOf } from "../accounts/person-names.ts";
import { unreadCount } from "../notification-list/unread.ts";
import { photoCardOf } from "../photos/photos.ts";
import { waitingRequests } from "../relations/waiting-requests.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";

export async function viewerCard(site: SiteContext, member: Member): Promise<Viewer> {
  const [avatar, requests, unread] = await Promise.all([
    member.avatarId === null ? null : photoCardOf(site, member.avatarId),
    // Only a private member has requests.
    member.isPrivate ? waitingRequests(site, member) : 0,
    unreadCount(site, member),
  ]);
  return {
    slug: member.slug,
    username: usernameOf(member),
    fullName: fullNameOf(member),
    email: member.email,
    avatar,
    role: member.role,
    isAdmin: member.role === "admin",
    isMember: member.role === "member",
    isSubscribed: isSubscribed(member, site.clock()),
    isPrivate: member.isPrivate,
    isVerified: member.emailVerifiedAt !== null,
    requests,
    unread,
  };
}
