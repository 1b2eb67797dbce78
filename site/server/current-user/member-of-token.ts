import { and, eq, gt, sql } from "drizzle-orm";
import { hourMs } from "../../shared/durations.ts";
import { absoluteMs, idleMs } from "../accounts/sessions/session.ts";
import { isToken, tokenHash } from "../accounts/sessions/token.ts";
import { memberColumns, members, sessions } from "../accounts/tables.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { hasUnseen } from "../notification-list/unread.ts";
import { photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";

/** `seen_at` is updated at most this often, so that reading pages does not write. */
const seenAtIntervalMs = hourMs;

/** Null for unknown, expired and revoked tokens. */
export async function memberOfToken({ db, clock }: SiteContext, token: string): Promise<Member | null> {
  if (!isToken(token)) return null;
  const now = clock();
  const hash = tokenHash(token);
  const values = {
    hash,
    seenAfter: new Date(now.getTime() - idleMs),
    createdAfter: new Date(now.getTime() - absoluteMs),
  };
  const [found] = await preparedRows(db, "session", values, sessionByHash);
  if (!found) return null;
  const { seenAt, member, ...session } = found;
  if (now.getTime() - seenAt.getTime() > seenAtIntervalMs)
    await db.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, hash));
  return { ...member, ...session };
}

const sessionByHash = () =>
  query
    .select({
      seenAt: sessions.seenAt,
      sessionId: sessions.id,
      member: memberColumns,
      avatar: photoColumns(photos),
      hasUnseen: hasUnseen(members.id),
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .leftJoin(photos, eq(photos.id, members.avatarId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder("hash")),
        gt(sessions.seenAt, sql.placeholder("seenAfter")),
        gt(sessions.createdAt, sql.placeholder("createdAfter")),
      ),
    );
