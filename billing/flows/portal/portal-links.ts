import { atProjectsClock, type Engine } from "../../engine/engine.ts";
import { portalLinkEmail } from "../../events/emails/link-emails.ts";
import { hourMs } from "../../rules/durations.ts";
import { maxPortalEmailsPerHour } from "../../rules/limits.ts";
import { portalAppById } from "../../store/portal-access.ts";
import { hasPurchasesOf } from "../../store/portal-holdings.ts";
import { createPortalLink, deletePortalLink, linksSince } from "../../store/portal-links.ts";

/** Promises a letter with a link. The answer is the same for every address: nobody learns here who bought what. */
export async function requestPortalLink(
  { jobs }: Engine,
  { appId, email, asksIn }: { appId: string; email: string; asksIn: string | null },
): Promise<void> {
  await jobs.enqueue("billing.portal-link", { appId, email: email.trim().toLowerCase(), asksIn });
}

/** The promised letter. The token is made here, so that it stands nowhere but in the letter. */
export async function sendPortalLink(
  engine: Engine,
  { id: letterId, appId, email, asksIn = null }: { id: string; appId: string; email: string; asksIn?: string | null },
): Promise<void> {
  const app = await portalAppById(engine.db, appId);
  if (!(await hasPurchasesOf(engine.db, appId, email))) return;
  const there = atProjectsClock(engine, app.clockOffsetMs);
  // Whoever asks in another's name must not fill their mailbox.
  const anHourAgo = new Date(there.clock().getTime() - hourMs);
  if ((await linksSince(engine.db, { appId, email }, anHourAgo)) >= maxPortalEmailsPerHour) return;
  const { id, url } = await createPortalLink(there, { appId, customerId: null, email });
  try {
    const letter = await portalLinkEmail(engine, { appId, customerId: null, email, asksIn, url });
    await engine.mail.send({ id: letterId, ...letter });
  } catch (error) {
    await deletePortalLink(engine.db, id);
    throw error;
  }
}
