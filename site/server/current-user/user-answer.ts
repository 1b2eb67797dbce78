import type { UserAnswer } from "../../shared/accounts/user.ts";
import { fullNameOf, usernameOf } from "../accounts/person-names.ts";
import { looksInOrder } from "../looks/looks.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { isSubscribed } from "../subscription/active-subscription.ts";

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
