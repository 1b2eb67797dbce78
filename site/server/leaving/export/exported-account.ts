import { desc, eq } from "drizzle-orm";
import { isSubscribed } from "../../accounts/is-subscribed.ts";
import { fullNameOf } from "../../accounts/person-names.ts";
import { loginAttempts, memberSlugs, members, sessions } from "../../accounts/tables.ts";
import { digests, notificationLevels } from "../../notifications/tables.ts";
import type { SiteContext } from "../../site-context.ts";

export type ExportedAccount = Awaited<ReturnType<typeof exportedAccount>>;

/** Profile, settings, sessions and logins, without anything secret. */
export async function exportedAccount({ db, clock }: SiteContext, memberId: string) {
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  if (!member) throw new Error("The member of this copy was erased.");
  const slugs = await db
    .select({ slug: memberSlugs.slug, since: memberSlugs.createdAt })
    .from(memberSlugs)
    .where(eq(memberSlugs.memberId, memberId));
  const [digest] = await db.select({ rhythm: digests.rhythm }).from(digests).where(eq(digests.memberId, memberId));
  return {
    id: member.id,
    email: member.email,
    firstName: member.firstName,
    lastName: member.lastName,
    displayName: member.username,
    fullName: fullNameOf(member),
    pageAddress: member.slug,
    pageAddresses: slugs,
    role: member.role,
    city: member.city,
    bio: member.bio,
    links: member.links,
    profilePhoto: member.avatarId && `photos/${member.avatarId}.jpg`,
    coverPhoto: member.coverId && `photos/${member.coverId}.jpg`,
    joinedAt: member.createdAt,
    emailVerifiedAt: member.emailVerifiedAt,
    isSubscriber: isSubscribed(member, clock()),
    settings: {
      isPrivate: member.isPrivate,
      wardrobeAudience: member.wardrobeAudience,
      digest: digest?.rhythm ?? null,
      notifications: await db
        .select({
          kind: notificationLevels.kind,
          inApp: notificationLevels.inApp,
          byEmail: notificationLevels.byEmail,
        })
        .from(notificationLevels)
        .where(eq(notificationLevels.memberId, memberId)),
    },
    sessions: await db
      .select({
        browser: sessions.browser,
        network: sessions.network,
        since: sessions.createdAt,
        lastUsedAt: sessions.seenAt,
      })
      .from(sessions)
      .where(eq(sessions.memberId, memberId))
      .orderBy(desc(sessions.seenAt)),
    logins: await db
      .select({
        outcome: loginAttempts.outcome,
        browser: loginAttempts.browser,
        network: loginAttempts.network,
        at: loginAttempts.at,
      })
      .from(loginAttempts)
      .where(eq(loginAttempts.memberId, memberId))
      .orderBy(desc(loginAttempts.at)),
  };
}
