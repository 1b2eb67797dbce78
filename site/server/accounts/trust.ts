import { and, desc, eq, gt, inArray, lt } from "drizzle-orm";
import type { SiteContext } from "../parts.ts";
import { mailLinks, trustedDevices } from "./tables.ts";
import { freshToken, isToken, tokenHash } from "./token.ts";

const day = 24 * 60 * 60_000;
/** A browser is trusted for a year after its last login, and a member's newest thirty at most. */
const trustMs = 365 * day;
const maxDevices = 30;
export const loginLinkMs = day;

/** Where a login comes from. */
export interface LoginCaller {
  /** The network address, as `TRUST_PROXY` allows to believe it. */
  address: string;
  /** The `device` cookie: set by earlier logins in the same browser. */
  device: string | null;
  /** The token in the link of our warning email. */
  link: string | null;
  /** The `User-Agent` header. */
  userAgent: string | null;
}

/** What makes a caller more than a stranger to this account, as the key of their own limit; null for strangers. */
export async function trustOf(
  { db, clock }: SiteContext,
  memberId: string,
  caller: LoginCaller,
): Promise<string | null> {
  const now = clock().getTime();
  if (caller.device !== null && isToken(caller.device)) {
    const hash = tokenHash(caller.device);
    const [device] = await db
      .select({ seenAt: trustedDevices.seenAt })
      .from(trustedDevices)
      .where(and(eq(trustedDevices.tokenHash, hash), eq(trustedDevices.memberId, memberId)));
    if (device && now - device.seenAt.getTime() < trustMs) return `device ${hash} ${memberId}`;
  }
  if (caller.link !== null && isToken(caller.link)) {
    const hash = tokenHash(caller.link);
    const [link] = await db
      .select({ hash: mailLinks.tokenHash })
      .from(mailLinks)
      .where(
        and(
          eq(mailLinks.tokenHash, hash),
          eq(mailLinks.memberId, memberId),
          eq(mailLinks.purpose, "log-in"),
          gt(mailLinks.expiresAt, clock()),
        ),
      );
    if (link) return `link ${hash}`;
  }
  return null;
}

/**
 * Remembers the browser of a login, so that strangers' guesses never keep its member out there.
 * @returns the token for its `device` cookie: the one it has, or a fresh one
 */
export async function trustDevice({ db, clock }: SiteContext, memberId: string, held: string | null): Promise<string> {
  const token = held !== null && isToken(held) ? held : freshToken();
  const now = clock();
  await db
    .insert(trustedDevices)
    .values({ tokenHash: tokenHash(token), memberId, seenAt: now })
    .onConflictDoUpdate({ target: [trustedDevices.tokenHash, trustedDevices.memberId], set: { seenAt: now } });
  const tooMany = db
    .select({ tokenHash: trustedDevices.tokenHash })
    .from(trustedDevices)
    .where(eq(trustedDevices.memberId, memberId))
    .orderBy(desc(trustedDevices.seenAt))
    .offset(maxDevices);
  await db
    .delete(trustedDevices)
    .where(and(eq(trustedDevices.memberId, memberId), inArray(trustedDevices.tokenHash, tooMany)));
  return token;
}

/** Removes devices and links that open nothing any more; called once a day. */
export async function pruneTrust({ db, clock }: SiteContext): Promise<void> {
  const now = clock().getTime();
  await db.delete(trustedDevices).where(lt(trustedDevices.seenAt, new Date(now - trustMs)));
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, new Date(now)));
}
