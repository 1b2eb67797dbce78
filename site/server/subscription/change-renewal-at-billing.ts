import type { BillingConnection } from "../billing-client/billing-connection.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";

const timeoutMs = 10_000;

/** Asks billing to cancel or resume a subscription's renewal. Doing it twice changes nothing. @returns the status of its answer; null without one */
export async function changeRenewalAtBilling(
  site: SiteContext,
  { billingId }: Pick<Member, "billingId">,
  product: string,
  change: "cancel" | "resume",
): Promise<number | null> {
  const request = postTo(site.billing, [billingId, "subscriptions", product, change]);
  const answer = await site.billing.fetch(request).catch((error) => {
    site.log.warn({ err: error }, "billing could not be asked to change a renewal");
    return null;
  });
  site.billingCustomers.forget(billingId);
  if (answer && !answer.ok) site.log.warn({ status: answer.status }, "billing did not change a renewal");
  return answer?.status ?? null;
}

const postTo = ({ address, secretKey }: BillingConnection, path: readonly string[]): Request =>
  new Request(`${address}/v1/subscribers/${path.map(encodeURIComponent).join("/")}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${secretKey}`, "Content-Type": "application/json", Accept: "application/json" },
    body: "{}",
    signal: AbortSignal.timeout(timeoutMs),
  });
