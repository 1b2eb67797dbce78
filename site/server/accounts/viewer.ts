import type { UserAnswer, Viewer } from "../../shared/user.ts";
import type { Member } from "../http/env.ts";
import { looksInOrder } from "../looks/looks.ts";
import { isSubscribed } from "../membership/membership.ts";
import type { SiteContext } from "../parts.ts";
import { photoCardOf } from "../photos/photos.ts";
import { fullNameOf, usernameOf } from "./names.ts";

/** What the member's own screen shows of them. */
export async function viewerCard(site: SiteContext, member: Member): Promise<Viewer> {
  const [avatar, subscribed] = await Promise.all([
    member.avatarId === null ? null : photoCardOf(site, member.avatarId),
    isSubscribed(site, member),
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
    isSubscribed: subscribed,
  };
}

/** The answer of `GET /api/user`, also given after login and registration. */
export async function userAnswer(site: SiteContext, member: Member): Promise<UserAnswer> {
  const [looks, subscribed] = await Promise.all([looksInOrder(site, member.id), isSubscribed(site, member)]);
  return {
    id: member.id,
    email: member.email,
    full_name: fullNameOf(member),
    first_name: member.firstName,
    last_name: member.lastName,
    username: usernameOf(member),
    slug: member.slug,
    role: member.role,
    isAdmin: member.role === "admin",
    isMember: member.role === "member",
    isSubscribed: subscribed,
    featured_look: looks[0] ? { slug: looks[0].slug, title: looks[0].title } : null,
    looks,
  };
}
