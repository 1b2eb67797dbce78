import { and, asc, gt, sql } from "drizzle-orm";
import { memberColumns, members } from "../accounts/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { isSubscribed } from "./active-subscription.ts";

const pageSize = 100;
const smallestId = "00000000-0000-0000-0000-000000000000";

/** Asks billing about every member with a badge and about new ones: subscriptions change while members are away. */
export async function refreshSubscribers(site: SiteContext): Promise<void> {
  let after: string | undefined = smallestId;
  while (after) {
    const page = await membersAfter(site, after);
    for (const member of page) await isSubscribed(site, member);
    after = page.length === pageSize ? page.at(-1)?.id : undefined;
  }
}

const membersAfter = ({ db }: SiteContext, id: string) =>
  db
    .select(memberColumns)
    .from(members)
    .where(and(sql`${members.isSubscriber} is not false`, gt(members.id, id)))
    .orderBy(asc(members.id))
    .limit(pageSize);
