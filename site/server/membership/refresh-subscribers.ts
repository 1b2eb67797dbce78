import { and, asc, gt, sql } from "drizzle-orm";
import { memberColumns, members } from "../accounts/tables.ts";
import type { SiteContext } from "../parts.ts";
import { isSubscribed } from "./membership.ts";

const pageSize = 100;
const beforeTheFirst = "00000000-0000-0000-0000-000000000000";

/**
 * Asks billing again about every member with a badge, and about those it was never asked about: a subscription can
 * begin or end while its member stays away.
 */
export async function refreshSubscribers(site: SiteContext): Promise<void> {
  let after: string | undefined = beforeTheFirst;
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
