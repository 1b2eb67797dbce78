import { atProjectsClock, type Engine } from "../../engine.ts";
import { newId } from "../../ids.ts";
import { portalLetter } from "../../letters/letters-with-keys.ts";
import { forgetPortalLink, linksSince, newToken, portalAppById } from "../../store/portal-access.ts";
import { hasPurchasesOf } from "../../store/portal-holdings.ts";
import { portalLinks } from "../../store/tables.ts";

const linkLifetimeMs = 30 * 60_000;
const lettersPerHour = 5;

/** Promises a letter with a link. The answer is the same for every address: nobody learns here who bought what. */
export async function askForPortalLink(
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
  const anHourAgo = new Date(there.clock().getTime() - 3_600_000);
  if ((await linksSince(engine.db, { appId, email }, anHourAgo)) >= lettersPerHour) return;
  const { id, url } = await newPortalLink(there, { appId, customerId: null, email });
  try {
    const letter = await portalLetter(engine, { appId, customerId: null, email, asksIn, url });
    await engine.mail.send({ id: letterId, ...letter });
  } catch (error) {
    await forgetPortalLink(engine.db, id);
    throw error;
  }
}

/**
 * A link that opens the portal once.
 * @param o.customerId opens what this customer bought, whatever the address; an address beside it would open more, what
 * others bought with it, so only one of the two is given
 * @param o.paymentId leads to a payment that waits for its owner
 */
export async function newPortalLink(
  { db, address, clock }: Pick<Engine, "db" | "address" | "clock">,
  o: {
    appId: string;
    paymentId?: string;
    lifetimeMs?: number;
  } & ({ customerId: string; email: "" } | { customerId: null; email: string }),
): Promise<{ id: string; url: string; expiresAt: Date }> {
  const now = clock();
  const id = newId(now);
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(now.getTime() + (o.lifetimeMs ?? linkLifetimeMs));
  await db.insert(portalLinks).values({
    id,
    tokenHash,
    appId: o.appId,
    customerId: o.customerId,
    email: o.email.trim().toLowerCase(),
    paymentId: o.paymentId ?? null,
    createdAt: now,
    expiresAt,
  });
  const { path } = await portalAppById(db, o.appId);
  // Behind the #, so that no server's log and no other page's referrer ever has it.
  return { id, url: `${address}/portal/${path}#${token}`, expiresAt };
}
