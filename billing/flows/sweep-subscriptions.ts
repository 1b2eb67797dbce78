import type { SQL } from "drizzle-orm";
import type { BillingContext } from "../context/billing-context.ts";
import { tryAndLog } from "../context/try-and-log.ts";
import { unconfirmedRenewals } from "../store/claim-unsettled.ts";
import { ofProjects, type ProjectFilter } from "../store/project-clocks.ts";
import { promotionalGrants, subscriptions } from "../store/tables.ts";
import { endGrants } from "./customers/promotional-grants.ts";
import { claimSkippingBroken } from "./renewals/claim-skipping-broken.ts";
import { endExpiredSubscriptions } from "./renewals/end-expired-subscriptions.ts";
import { renewTestStoreSubscription } from "./renewals/record-renewal.ts";
import { cancelUnconfirmedRenewal } from "./renewals/resolve-renewal.ts";
import { resolveRenewalBatch } from "./renewals/resolve-renewal-batch.ts";

/** Small enough that several processes share the work, large enough to be rare. */
const claimSize = 50;
/** After so many, the rest of the sweep has its turn. */
const maxClaims = 400;

/** Charges due renewals, and ends what is over. */
export async function sweepSubscriptions(context: BillingContext, whose: ProjectFilter): Promise<void> {
  const { db, clock } = context;
  for (const id of await unconfirmedRenewals(db, { now: clock(), whose })) {
    await tryAndLog(context, { payment: id }, () => cancelUnconfirmedRenewal(context, id));
  }
  const among = ofProjects(whose, subscriptions.customerId);
  await tryAndLog(context, { renewing: true }, () => renewDue(context, among));
  await tryAndLog(context, { ending: true }, async () => {
    for (let rounds = 0; rounds < maxClaims; rounds += 1) {
      if ((await db.transaction((tx) => endExpiredSubscriptions(tx, clock(), among))) === 0) break;
    }
  });
  const theirGrants = ofProjects(whose, promotionalGrants.customerId);
  await tryAndLog(context, { grants: true }, () => endGrants(context, theirGrants));
}

async function renewDue(context: BillingContext, among: SQL | undefined): Promise<void> {
  const tried = new Set<string>();
  const broken = new Set<string>();
  for (let claims = 0; claims < maxClaims; claims += 1) {
    const brokenBefore = broken.size;
    const { payments, free } = await claimSkippingBroken(context, { limit: claimSize, among, broken });
    const untried = free.filter((id) => !tried.has(id));
    if (payments.length + untried.length === 0 && broken.size === brokenBefore) break;
    await resolveRenewalBatch(context, payments);
    for (const id of untried)
      await tryAndLog(context, { subscription: id }, () => renewTestStoreSubscription(context, id));
    for (const id of untried) tried.add(id);
  }
}
