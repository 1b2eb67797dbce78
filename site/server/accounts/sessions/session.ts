import type { Transaction } from "@hemline/database";
import { and, desc, eq, gt, inArray, lt, ne } from "drizzle-orm";
import type { Role, SessionRecord } from "../../../shared/accounts/user.ts";
import { dayMs } from "../../../shared/durations.ts";
import { sessionDays } from "../../../shared/lifetimes.ts";
import { sessionLimits } from "../../../shared/limits.ts";
import type { Standing } from "../../../shared/permissions.ts";
import { isUuid, newUuid } from "../../../shared/uuid.ts";
import { publishLive } from "../../live/publish-live.ts";
import { loginRequired, notFound, wrongPassword } from "../../problems.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import type { Account } from "../check-credentials.ts";
import { members, sessions } from "../tables.ts";
import { browserName } from "./browser-name.ts";
import { maskAddress } from "./mask-address.ts";
import { freshToken, tokenHash } from "./token.ts";
import { trustDevice } from "./trusted-devices.ts";

export const idleMs = sessionDays.idleDays * dayMs;
export const absoluteMs = sessionDays.absoluteDays * dayMs;

export interface SessionCaller {
  address: string;
  userAgent: string | null;
  /** The token in the `device` cookie. */
  device: string | null;
  /** The token that the new one takes the place of. */
  replaced?: string | null;
}

/**
 * Creates a session and trusts its browser. Ends the oldest sessions beyond the limit, and the replaced one.
 * @param account with the hash of the password that was proved or just set
 * @returns the token, and that for the `device` cookie
 * @throws 401 when the member was deleted or is leaving; 422 at `password` when the password was replaced meanwhile
 */
export async function createSession(
  { db, clock }: Pick<SiteContext, "db" | "clock">,
  { member: { id: memberId }, passwordHash }: Account,
  { address, userAgent, device, replaced = null }: SessionCaller,
): Promise<{ token: string; device: string }> {
  const token = freshToken();
  const hash = tokenHash(token);
  const now = clock();
  return db.transaction(async (tx) => {
    // Locked, or simultaneous logins would each count without the other's session.
    const [held] = await tx
      .select({ standing: members.standing, passwordHash: members.passwordHash })
      .from(members)
      .where(eq(members.id, memberId))
      .for("no key update");
    if (!held || held.standing === "leaving" || held.standing === "erased") throw loginRequired();
    // A new password ends all sessions: also one whose old password was still being checked.
    if (held.passwordHash !== passwordHash) throw wrongPassword();
    if (replaced !== null) await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash(replaced)));
    await tx.insert(sessions).values({
      ...{ tokenHash: hash, id: newUuid(clock), memberId, createdAt: now, seenAt: now },
      ...{ browser: browserName(userAgent), network: maskAddress(address) },
    });
    await endOldestSessions(tx, memberId, hash);
    await publishLive(tx, memberId);
    return { token, device: await trustDevice(tx, memberId, device, now) };
  });
}

/** Those beyond twenty, but never the one of `hash`. */
async function endOldestSessions(tx: Transaction, memberId: string, hash: string): Promise<void> {
  const tooOld = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), ne(sessions.tokenHash, hash)))
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
    .offset(sessionLimits.sessions - 1);
  await tx.delete(sessions).where(inArray(sessions.tokenHash, tooOld));
}

/** Where a member is logged in, the latest visit first. */
export async function sessionsOf({ db, clock }: SiteContext, member: Member): Promise<SessionRecord[]> {
  const now = clock().getTime();
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.memberId, member.id),
        gt(sessions.seenAt, new Date(now - idleMs)),
        gt(sessions.createdAt, new Date(now - absoluteMs)),
      ),
    )
    .orderBy(desc(sessions.seenAt), desc(sessions.id));
  return rows.map(({ id, browser, network, createdAt, seenAt }) => ({
    ...{ id, browser, network },
    since: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isPresent: id === member.sessionId,
  }));
}

/**
 * Ends one of a member's sessions, from the next request on; idempotent.
 * @returns its browser; null if it had ended before
 */
export async function endSessionById({ db }: SiteContext, memberId: string, id: string): Promise<string | null> {
  if (!isUuid(id)) throw notFound("session");
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.memberId, memberId), eq(sessions.id, id)))
    .returning({ browser: sessions.browser });
  await publishLive(db, memberId);
  return ended?.browser ?? null;
}

/** Ends all sessions but that of the request. */
export async function endOtherSessions({ db }: SiteContext, { id, sessionId }: Member): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.memberId, id), sessionId === undefined ? undefined : ne(sessions.id, sessionId)));
  await publishLive(db, id);
}

export async function endSession({ db }: SiteContext, token: string): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash(token)))
    .returning({ memberId: sessions.memberId });
  for (const { memberId } of ended) await publishLive(db, memberId);
}

/** What a session's member is now; null once it has ended. One that expires is found out by the next request. */
export async function memberOfSession(
  { db }: Pick<SiteContext, "db">,
  id: string,
): Promise<{ standing: Standing; role: Role } | null> {
  const [row] = await db
    .select({ standing: members.standing, role: members.role })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(eq(sessions.id, id));
  return row ?? null;
}

export async function pruneSessions({ db, clock }: Pick<SiteContext, "db" | "clock">): Promise<void> {
  const now = clock().getTime();
  await db.delete(sessions).where(lt(sessions.seenAt, new Date(now - idleMs)));
  await db.delete(sessions).where(lt(sessions.createdAt, new Date(now - absoluteMs)));
}
