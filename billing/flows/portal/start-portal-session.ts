import type { BillingContext } from "../../context/billing-context.ts";
import { PortalLinkUsed } from "../../problems.ts";
import { portalSessionLifetimeMs } from "../../rules/limits.ts";
import { usePortalLink } from "../../store/portal/portal-links.ts";
import { openPortalSession } from "../../store/portal/portal-sessions.ts";

/**
 * Uses a link and opens a session, both or neither: of two simultaneous tabs one succeeds.
 * @returns the session's token, for the cookie only.
 * @throws PortalLinkUsed
 */
export function startPortalSession({ db, clock }: BillingContext, appId: string, token: string): Promise<string> {
  return db.transaction(async (tx) => {
    const now = clock();
    const link = await usePortalLink(tx, appId, token, now);
    if (!link) throw PortalLinkUsed();
    const { customerId, email } = link;
    const expiresAt = new Date(now.getTime() + portalSessionLifetimeMs);
    return openPortalSession(tx, { appId, customerId, email }, { now, expiresAt });
  });
}
