import type { PortalLinkAnswer } from "@hemline/protocol";
import type { Member } from "../http/env.ts";
import type { SiteContext } from "../parts.ts";
import { conflict, SiteProblem } from "../problems.ts";

const patienceMs = 10_000;

/**
 * Where the member looks after their payments, open for them once.
 * @throws 409 for who never bought anything, 502 when billing does not answer.
 */
export async function portalUrl({ billing, log }: SiteContext, { billingId }: Member): Promise<string> {
  const request = new Request(`${billing.address}/v1/subscribers/${encodeURIComponent(billingId)}/portal_link`, {
    method: "POST",
    headers: { Authorization: `Bearer ${billing.secretKey}`, Accept: "application/json" },
    signal: AbortSignal.timeout(patienceMs),
  });
  const answer = await billing.fetch(request).catch((error) => {
    log.warn({ err: error }, "billing could not be asked for its portal");
    return null;
  });
  if (answer?.status === 404) throw conflict("Nothing was bought so far.");
  const { url } = answer?.ok ? ((await answer.json()) as Partial<PortalLinkAnswer>) : {};
  if (url) return url;
  if (answer) log.warn({ status: answer.status }, "billing did not open its portal");
  throw new SiteProblem(502, "Billing could not be reached. Please try again in a minute.");
}
