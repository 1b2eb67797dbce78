import { atProjectsClock, type Engine } from "../engine.ts";
import { newId } from "../ids.ts";
import { portalLetter } from "../letters/letters-with-keys.ts";
import { newToken, portalAppById } from "../store/portal-access.ts";
import { hasPurchasesOf } from "../store/portal-holdings.ts";
import { portalLinks } from "../store/tables.ts";

const linkLifetimeMs = 30 * 60_000;

/** Promises a letter with a link. The answer is the same for every address: nobody learns here who bought what. */
export async function askForPortalLink({ jobs }: Engine, appId: string, email: string): Promise<void> {
  await jobs.enqueue("billing.portal-link", { appId, email: email.trim().toLowerCase() });
}

/** The promised letter. The token is made here, so that it stands nowhere but in the letter. */
export async function sendPortalLink(
  engine: Engine,
  { appId, email }: { appId: string; email: string },
): Promise<void> {
  const app = await portalAppById(engine.db, appId);
  if (!(await hasPurchasesOf(engine.db, appId, email))) return;
  const url = await newPortalLink(atProjectsClock(engine, app.clockOffsetMs), { appId, customerId: null, email });
  await engine.mail.send(await portalLetter(engine, { appId, email, url }));
}

/**
 * A link that opens the portal once.
 * @param o.customerId opens what this customer bought, whatever the address
 * @param o.paymentId leads to a payment that waits for its owner
 */
export async function newPortalLink(
  { db, address, clock }: Engine,
  o: { appId: string; customerId: string | null; email: string; paymentId?: string; lifetimeMs?: number },
): Promise<string> {
  const now = clock();
  const { token, tokenHash } = newToken();
  await db.insert(portalLinks).values({
    id: newId(now),
    tokenHash,
    appId: o.appId,
    customerId: o.customerId,
    email: o.email.trim().toLowerCase(),
    paymentId: o.paymentId ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + (o.lifetimeMs ?? linkLifetimeMs)),
  });
  const { path } = await portalAppById(db, o.appId);
  // Behind the #, so that no server's log and no other page's referrer ever has it.
  return `${address}/portal/${path}#${token}`;
}
