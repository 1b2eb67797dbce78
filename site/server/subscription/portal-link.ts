import type { PortalLinkAnswer } from "@hemline/protocol";
import { billingPageUnavailable, nothingBought } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";

const timeoutMs = 10_000;

/** Signed in already, and good for one visit. @throws 409 before the first purchase, 502 when billing does not answer */
export async function portalUrl({ billing, log }: SiteContext, { billingId }: Member): Promise<string> {
  const request = new Request(`${billing.address}/v1/subscribers/${encodeURIComponent(billingId)}/portal_link`, {
    method: "POST",
    headers: { Authorization: `Bearer ${billing.secretKey}`, Accept: "application/json" },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = await billing.fetch(request).catch((error) => {
    log.warn({ err: error }, "billing could not be asked for its portal");
    return null;
  });
  if (answer?.status === 404) throw nothingBought();
  const { url }: Partial<PortalLinkAnswer> = answer?.ok ? await answer.json() : {};
  if (url) return url;
  if (answer) log.warn({ status: answer.status }, "billing did not open its portal");
  throw billingPageUnavailable();
}
