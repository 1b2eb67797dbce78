import { type BillingContext, withClockOffset } from "../../context/billing-context.ts";
import { portalLinkEmail } from "../../events/emails/access-link-emails.ts";
import { hourMs } from "../../rules/durations.ts";
import { maxPortalEmailsPerHour } from "../../rules/limits.ts";
import { createPortalLink, deletePortalLink, linksSince } from "../../store/portal/portal-links.ts";
import { hasPurchasesOf } from "../../store/portal/portal-purchases.ts";
import { portalAppById } from "../../store/portal/portal-sessions.ts";

/** Promises an email with a link. The answer is the same for every address, so nobody learns who bought what. */
export async function requestPortalLink(
  { jobs }: BillingContext,
  { appId, email, asksIn }: { appId: string; email: string; asksIn: string | null },
): Promise<void> {
  await jobs.enqueue("billing.portal-link", { appId, email: email.trim().toLowerCase(), asksIn });
}

/** Sends the promised email. The token is created here, so that it stands nowhere else. */
export async function sendPortalLink(
  context: BillingContext,
  { id: emailId, appId, email, asksIn = null }: { id: string; appId: string; email: string; asksIn?: string | null },
): Promise<void> {
  const app = await portalAppById(context.db, appId);
  if (!(await hasPurchasesOf(context.db, appId, email))) return;
  const there = withClockOffset(context, app.clockOffsetMs);
  // Limits how many emails a stranger can send to a customer.
  const anHourAgo = new Date(there.clock().getTime() - hourMs);
  if ((await linksSince(context.db, { appId, email }, anHourAgo)) >= maxPortalEmailsPerHour) return;
  const { id, url } = await createPortalLink(there, { appId, customerId: null, email });
  try {
    const message = await portalLinkEmail(context, { appId, customerId: null, email, asksIn, url });
    await context.mail.send({ id: emailId, ...message });
  } catch (error) {
    await deletePortalLink(context.db, id);
    throw error;
  }
}
