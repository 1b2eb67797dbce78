import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Member } from "../http/env.ts";
import type { SiteContext } from "../parts.ts";
import { members, sessions } from "./tables.ts";
import { freshToken, isToken, tokenHash } from "./token.ts";

const day = 24 * 60 * 60 * 1000;
/** Sessions end after 30 days without a visit, and after 180 days in any case. */
const idleMs = 30 * day;
const absoluteMs = 180 * day;
/** A visit is written down at most this often, so that reading pages does not write. */
const touchMs = 60 * 60 * 1000;
const sessionsAtMost = 20;

/** Opens a session for a member and answers its token; the oldest beyond twenty are closed. */
export async function openSession({ db, clock }: SiteContext, memberId: string): Promise<string> {
  const token = freshToken();
  const now = clock();
  await db.transaction(async (tx) => {
    await tx.insert(sessions).values({ tokenHash: tokenHash(token), memberId, createdAt: now, seenAt: now });
    await tx.execute(sql`
      delete from ${sessions} where ${sessions.memberId} = ${memberId} and ${sessions.tokenHash} in (
        select token_hash from ${sessions} where member_id = ${memberId} order by seen_at desc offset ${sessionsAtMost})`);
  });
  return token;
}

/** Who a token belongs to; null for unknown, ended and revoked ones. */
export async function viewerOfToken({ db, clock }: SiteContext, token: string): Promise<Member | null> {
  if (!isToken(token)) return null;
  const now = clock();
  const hash = tokenHash(token);
  const [found] = await db
    .select({
      seenAt: sessions.seenAt,
      member: {
        id: members.id,
        billingId: members.billingId,
        email: members.email,
        firstName: members.firstName,
        lastName: members.lastName,
        username: members.username,
        slug: members.slug,
        role: members.role,
        avatarId: members.avatarId,
      },
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(sessions.tokenHash, hash),
        gt(sessions.seenAt, new Date(now.getTime() - idleMs)),
        gt(sessions.createdAt, new Date(now.getTime() - absoluteMs)),
      ),
    );
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
