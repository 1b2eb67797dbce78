import type { Transaction } from "@hemline/database";
import { and, desc, eq, gt, inArray, lt } from "drizzle-orm";
import { dayMs } from "../../../shared/durations.ts";
import { deviceTrustDays } from "../../../shared/lifetimes.ts";
import { sessionLimits } from "../../../shared/limits.ts";
import type { SiteContext } from "../../site-context.ts";
import { mailLinks, trustedDevices } from "../tables.ts";
import { freshToken, isToken, tokenHash } from "./token.ts";

const trustMs = deviceTrustDays * dayMs;

export interface LoginCaller {
  /** The network address; forwarded headers count where `TRUST_PROXY` allows it. */
  address: string;
  /** The `device` cookie: set by earlier logins in the same browser. */
  device: string | null;
  link: string | null;
  userAgent: string | null;
}

/** The key of a trusted caller's own rate limit; null for callers that this account does not trust. */
export async function trustKeyOf(
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
 * Trusts the browser of a login, so that others' guesses never lock its member out there.
 * @returns the token for its `device` cookie: the present one, or a new one
 */
export async function trustDevice(tx: Transaction, memberId: string, held: string | null, now: Date): Promise<string> {
  const token = held !== null && isToken(held) ? held : freshToken();
  await tx
    .insert(trustedDevices)
    .values({ tokenHash: tokenHash(token), memberId, seenAt: now })
    .onConflictDoUpdate({ target: [trustedDevices.tokenHash, trustedDevices.memberId], set: { seenAt: now } });
  const tooMany = tx
    .select({ tokenHash: trustedDevices.tokenHash })
    .from(trustedDevices)
    .where(eq(trustedDevices.memberId, memberId))
    .orderBy(desc(trustedDevices.seenAt))
    .offset(sessionLimits.trustedDevices);
  await tx
    .delete(trustedDevices)
    .where(and(eq(trustedDevices.memberId, memberId), inArray(trustedDevices.tokenHash, tooMany)));
  return token;
}

export async function pruneTrustedDevices({ db, clock }: SiteContext): Promise<void> {
  const now = clock().getTime();
  await db.delete(trustedDevices).where(lt(trustedDevices.seenAt, new Date(now - trustMs)));
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, new Date(now)));
}
