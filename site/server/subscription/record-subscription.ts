import { and, eq, isNull, lte, ne, or } from "drizzle-orm";
import { isSubscribed } from "../accounts/is-subscribed.ts";
import { members } from "../accounts/tables.ts";
import type { BillingAnswer } from "../billing-client/billing-customers.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { subscribedUntil } from "./active-subscription.ts";

/**
 * Keeps billing's answer, in the given member too: the rest of its request knows. An answer to an older question than the
 * recorded one changes nothing: another process may have asked since.
 */
export async function recordSubscription(
  { db, clock, changed }: SiteContext,
  member: Pick<Member, "id" | "subscribedUntil">,
  { customer, askedAt }: BillingAnswer,
): Promise<void> {
  const now = clock();
  const hadBadge = isSubscribed(member, now);
  const until = subscribedUntil(customer, now);
  if (until?.getTime() === member.subscribedUntil?.getTime()) return;
  const isNewest = or(isNull(members.subscriptionAskedAt), lte(members.subscriptionAskedAt, askedAt));
  const recorded = await db
    .update(members)
    .set({ subscribedUntil: until, subscriptionAskedAt: askedAt })
    .where(and(eq(members.id, member.id), ne(members.standing, "erased"), isNewest))
    .returning({ id: members.id });
  if (recorded.length === 0) return;
  member.subscribedUntil = until;
  if (isSubscribed(member, now) !== hadBadge) changed([`member:${member.id}`]);
}
