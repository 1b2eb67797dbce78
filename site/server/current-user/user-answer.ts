import type { UserAnswer } from "../../shared/accounts/user.ts";
import { isSubscribed } from "../accounts/is-subscribed.ts";
import { fullNameOf, usernameOf } from "../accounts/person-names.ts";
import { looksInOrder } from "../looks/looks.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";

/** The answer of `GET /api/user`, also given after login and registration. */
export async function userAnswer(site: SiteContext, member: Member): Promise<UserAnswer> {
  const looks = await looksInOrder(site, member.id);
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
    isSubscribed: isSubscribed(member, site.clock()),
    featured_look: looks[0] ? { slug: looks[0].slug, title: looks[0].title } : null,
    looks,
  };
}
