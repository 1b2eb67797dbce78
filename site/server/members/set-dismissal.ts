import { and, eq, ne } from "drizzle-orm";
import { memberSlugs, members } from "../accounts/tables.ts";
import { notFound } from "../problems.ts";
import { hasPage, notBlocked, viewerId } from "../relations/seen-by.ts";
import { dismissals } from "../relations/tables.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";

/** Leaves a member out of the suggestions to another, who can take it back; idempotent. @throws 404 */
export async function setDismissal(
  { db, clock }: SiteContext,
  member: Member,
  slug: string,
  isDismissed: boolean,
): Promise<void> {
  const [other] = await db
    .select({ id: members.id })
    .from(memberSlugs)
    .innerJoin(members, eq(members.id, memberSlugs.memberId))
    .where(
      and(eq(memberSlugs.slug, slug), ne(members.id, member.id), hasPage, notBlocked(members.id, viewerId(member))),
    );
  if (!other) throw notFound("member");
  const pair = { memberId: member.id, dismissedId: other.id };
  if (isDismissed)
    await db
      .insert(dismissals)
      .values({ ...pair, createdAt: clock() })
      .onConflictDoNothing();
  else
    await db
      .delete(dismissals)
      .where(and(eq(dismissals.memberId, pair.memberId), eq(dismissals.dismissedId, pair.dismissedId)));
}
