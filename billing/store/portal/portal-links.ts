import { and, eq, gt, isNull } from "drizzle-orm";
import { newId } from "../../rules/ids.ts";
import { portalLinkLifetimeMs } from "../../rules/limits.ts";
import type { Sql } from "../sql.ts";
import { portalLinks } from "../tables.ts";
import { hashOfToken, newToken, portalAppById } from "./portal-sessions.ts";

/**
 * Creates a link that opens the portal once.
 * @param o.customerId opens what this customer bought, whatever the email address. An address beside it would open
 * others' purchases too, so only one of the two is given
 * @param o.paymentId leads to a payment that waits for its owner
 */
export async function createPortalLink(
  { db, address, clock }: { db: Sql; address: string; clock: () => Date },
  o: {
    appId: string;
    paymentId?: string;
    lifetimeMs?: number;
  } & ({ customerId: string; email: "" } | { customerId: null; email: string }),
): Promise<{ id: string; url: string; expiresAt: Date }> {
  const now = clock();
  const id = newId(now);
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(now.getTime() + (o.lifetimeMs ?? portalLinkLifetimeMs));
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

/** Uses a link. @returns what it opens; null when it is used, expired, another app's or unknown. */
export async function usePortalLink(db: Sql, appId: string, token: string, now: Date) {
  const [link] = await db
    .update(portalLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(portalLinks.tokenHash, hashOfToken(token)),
        eq(portalLinks.appId, appId),
        isNull(portalLinks.usedAt),
        gt(portalLinks.expiresAt, now),
      ),
    )
    .returning();
  return link ?? null;
}

export async function linksSince(db: Sql, o: { appId: string; email: string }, since: Date): Promise<number> {
  const { appId, email } = portalLinks;
  return db.$count(portalLinks, and(eq(appId, o.appId), eq(email, o.email), gt(portalLinks.createdAt, since)));
}

export async function deletePortalLink(db: Sql, id: string): Promise<void> {
  await db.delete(portalLinks).where(eq(portalLinks.id, id));
}
