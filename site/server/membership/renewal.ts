import type { Member } from "../http/env.ts";
import type { SiteContext } from "../parts.ts";
import { conflict, SiteProblem } from "../problems.ts";
import { planOf } from "./membership.ts";

/**
 * Lets the member's subscription renew, or end with the period that is paid for.
 * @throws 409 without a subscription, 502 when billing does not answer.
 */
export async function setRenewal(site: SiteContext, member: Member, willRenew: boolean): Promise<void> {
  const plan = await planOf(site, member);
  if (!plan) throw conflict("There is no subscription to change.");
  if (plan.willRenew === willRenew) return;
  const { address, secretKey, fetch } = site.billing;
  const path = [member.billingId, "subscriptions", plan.product, willRenew ? "resume" : "cancel"];
  const request = new Request(`${address}/v1/subscribers/${path.map(encodeURIComponent).join("/")}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${secretKey}`, "Content-Type": "application/json", Accept: "application/json" },
    body: "{}",
  });
  const answer = await fetch(request).catch(() => null);
  site.subscribers.forget(member.billingId);
  if (!answer?.ok) {
    site.log.warn({ status: answer?.status }, "billing did not change a renewal");
    throw new SiteProblem(502, "Billing could not be reached. Nothing was changed; try again in a minute.");
  }
}
