import type { CustomerAnswer } from "@hemline/protocol";
import { and, eq, ne } from "drizzle-orm";
import { isSubscribed } from "../accounts/is-subscribed.ts";
import { members } from "../accounts/tables.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { subscribedUntil } from "./active-subscription.ts";

/** Keeps billing's answer, in the given member too: the rest of its request knows. */
export async function recordSubscription(
  { db, clock, changed }: SiteContext,
  member: Pick<Member, "id" | "subscribedUntil">,
  customer: CustomerAnswer,
): Promise<void> {
  const now = clock();
  const hadBadge = isSubscribed(member, now);
  const until = subscribedUntil(customer, now);
  if (until?.getTime() === member.subscribedUntil?.getTime()) return;
  member.subscribedUntil = until;
  await db
    .update(members)
    .set({ subscribedUntil: until })
    .where(and(eq(members.id, member.id), ne(members.standing, "erased")));
  if (isSubscribed(member, now) !== hadBadge) changed([`member:${member.id}`]);
}
