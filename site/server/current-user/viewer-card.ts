import type { Restriction, Viewer } from "../../shared/accounts/user.ts";
import type { PhotoCard } from "../../shared/photos/photo.ts";
import { isSubscribed } from "../accounts/is-subscribed.ts";
import { fullNameOf, usernameOf } from "../accounts/person-names.ts";
import { photoCard, photoCardOf } from "../photos/photos.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { viewerCounts } from "./viewer-counts.ts";

export async function viewerCard(site: SiteContext, member: Member): Promise<Viewer> {
  const [avatar, counts] = await Promise.all([avatarOf(site, member), viewerCounts(site, member)]);
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
    restriction: restrictionOf(member, site.clock()),
    ...counts,
  };
}

/** The strictest one. */
function restrictionOf({ standing, suspendedUntil, postingPausedUntil }: Member, now: Date): Restriction | null {
  if (standing === "banned") return { kind: "ban", until: null };
  const isOver = suspendedUntil !== null && suspendedUntil <= now;
  if (standing === "suspended" && !isOver) return { kind: "suspension", until: suspendedUntil?.toISOString() ?? null };
  if (postingPausedUntil !== null && postingPausedUntil > now)
    return { kind: "posting-pause", until: postingPausedUntil.toISOString() };
  return null;
}

function avatarOf(site: SiteContext, { avatarId, avatar }: Member): PhotoCard | null | Promise<PhotoCard | null> {
  if (avatarId === null) return null;
  return avatar?.id === avatarId ? photoCard(avatar) : photoCardOf(site, avatarId);
}
