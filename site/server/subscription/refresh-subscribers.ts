import { and, asc, gt, lte } from "drizzle-orm";
import { memberColumns, members } from "../accounts/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { recordSubscription } from "./record-subscription.ts";

const pageSize = 100;
const smallestId = "00000000-0000-0000-0000-000000000000";

/** Asks billing about every member whose subscription should have ended: a webhook may have been lost. */
export async function refreshSubscribers(site: SiteContext): Promise<void> {
  let after: string | undefined = smallestId;
  while (after) {
    const page = await endedAfter(site, after);
    for (const member of page) {
      const customer = await site.billingCustomers.get(member.billingId);
      // The next pass asks again.
      if (!customer) return;
      await recordSubscription(site, member, customer);
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
