import type { CustomerAnswer } from "@hemline/protocol";
import { and, eq, ne } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { subscribedUntil } from "./active-subscription.ts";

/** Keeps billing's answer, in the given member too: the rest of its request knows. */
export async function recordSubscription(
  { db, clock, purge }: SiteContext,
  member: Pick<Member, "id" | "slug" | "subscribedUntil">,
  customer: CustomerAnswer,
): Promise<void> {
  const until = subscribedUntil(customer, clock());
  if (until?.getTime() === member.subscribedUntil?.getTime()) return;
  member.subscribedUntil = until;
  await db
    .update(members)
    .set({ subscribedUntil: until })
    .where(and(eq(members.id, member.id), ne(members.standing, "erased")));
  purge(["home", "looks", "members", `members/${member.slug}`]);
}
