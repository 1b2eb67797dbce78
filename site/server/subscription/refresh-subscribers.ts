import { and, asc, gt, lte } from "drizzle-orm";
import { memberColumns, members } from "../accounts/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { recordSubscription } from "./record-subscription.ts";

const pageSize = 100;
const maxFailures = 5;
const smallestId = "00000000-0000-0000-0000-000000000000";

/**
 * Asks billing about every member whose subscription should have ended: a webhook may have been lost. The next pass asks
 * about those for whom there is no answer, and about everybody else once billing seems to be away.
 */
export async function refreshSubscribers(site: SiteContext): Promise<void> {
  let failures = 0;
  let after: string | undefined = smallestId;
  while (after) {
    const page = await endedAfter(site, after);
    for (const member of page) {
      const answer = await site.billingCustomers.get(member.billingId);
      failures = answer ? 0 : failures + 1;
      if (failures === maxFailures) return;
      if (answer) await recordSubscription(site, member, answer);
    }
    after = page.length === pageSize ? page.at(-1)?.id : undefined;
  }
}

const endedAfter = ({ db, clock }: SiteContext, id: string) =>
  db
    .select(memberColumns)
    .from(members)
    .where(and(lte(members.subscribedUntil, clock()), gt(members.id, id)))
    .orderBy(asc(members.id))
    .limit(pageSize);
