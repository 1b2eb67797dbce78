import { and, desc, eq, gt, inArray, lt, ne, sql } from "drizzle-orm";
import { prepared } from "../db/prepared.ts";
import type { Member } from "../http/env.ts";
import type { SiteContext } from "../parts.ts";
import { signInNeeded } from "../problems.ts";
import { memberColumns, members, sessions } from "./tables.ts";
import { freshToken, isToken, tokenHash } from "./token.ts";

const day = 24 * 60 * 60 * 1000;
/** Sessions end after 30 days without a visit, and after 180 days in any case. */
const idleMs = 30 * day;
const absoluteMs = 180 * day;
/** A visit is written down at most this often, so that reading pages does not write. */
const touchMs = 60 * 60 * 1000;
const sessionsAtMost = 20;

/**
 * Opens a session for a member and answers its token; the oldest beyond twenty are closed, and so is the one of the
 * token `insteadOf`.
 * @throws 401 when the member is gone.
 */
export async function openSession(
  { db, clock }: SiteContext,
  memberId: string,
  insteadOf: string | null = null,
): Promise<string> {
  const token = freshToken();
  const hash = tokenHash(token);
  const now = clock();
  await db.transaction(async (tx) => {
    // Whoever logs in at the same moment waits here, or both would count without the other's session.
    const held = await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for("no key update");
    if (held.length === 0) throw signInNeeded();
    if (insteadOf !== null) await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash(insteadOf)));
    await tx.insert(sessions).values({ tokenHash: hash, memberId, createdAt: now, seenAt: now });
    const tooOld = tx
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(and(eq(sessions.memberId, memberId), ne(sessions.tokenHash, hash)))
      .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
      .offset(sessionsAtMost - 1);
    await tx.delete(sessions).where(inArray(sessions.tokenHash, tooOld));
  });
  return token;
}

/** Who a token belongs to; null for unknown, ended and revoked ones. */
export async function viewerOfToken({ db, clock }: SiteContext, token: string): Promise<Member | null> {
  if (!isToken(token)) return null;
  const now = clock();
  const hash = tokenHash(token);
  const [found] = await prepared(db, "session", () =>
    db
      .select({
        seenAt: sessions.seenAt,
        member: memberColumns,
      })
      .from(sessions)
      .innerJoin(members, eq(members.id, sessions.memberId))
      .where(
        and(
          eq(sessions.tokenHash, sql.placeholder("hash")),
          gt(sessions.seenAt, sql.placeholder("seenAfter")),
          gt(sessions.createdAt, sql.placeholder("createdAfter")),
        ),
      ),
  ).execute({
    hash,
    seenAfter: new Date(now.getTime() - idleMs),
    createdAfter: new Date(now.getTime() - absoluteMs),
  });
  if (!found) return null;
  if (now.getTime() - found.seenAt.getTime() > touchMs)
    await db.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, hash));
  return found.member;
}

/** Ends the session of a token at once. Unknown tokens are no error: the wish is fulfilled. */
export async function closeSession({ db }: SiteContext, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash(token)));
}

/** Removes sessions that nobody can use any more; called once a day. */
export async function sweepSessions({ db, clock }: SiteContext): Promise<void> {
  const now = clock().getTime();
  await db.delete(sessions).where(lt(sessions.seenAt, new Date(now - idleMs)));
  await db.delete(sessions).where(lt(sessions.createdAt, new Date(now - absoluteMs)));
}
