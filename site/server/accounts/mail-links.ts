import type { Transaction } from "@hemline/database";
import { and, eq, gt } from "drizzle-orm";
import { linkExpired } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { freshToken, isToken, tokenHash } from "./sessions/token.ts";
import { mailLinks } from "./tables.ts";

type Purpose = (typeof mailLinks.$inferSelect)["purpose"];
type MailLink = Pick<typeof mailLinks.$inferInsert, "memberId" | "purpose" | "email" | "askedAt">;

/**
 * Makes a link and hands its token to `send`. Where sending fails, the link is deleted: the job is retried with a new
 * one.
 * @param isWanted asked in the transaction that makes the link
 */
export async function sendMailLink(
  { db, clock }: SiteContext,
  link: MailLink,
  validMs: number,
  send: (token: string) => Promise<void>,
  isWanted: (tx: Transaction) => Promise<boolean> = async () => true,
): Promise<void> {
  const token = freshToken();
  const expiresAt = new Date(clock().getTime() + validMs);
  const isMade = await db.transaction(async (tx) => {
    if (!(await isWanted(tx))) return false;
    await tx.insert(mailLinks).values({ ...link, tokenHash: tokenHash(token), expiresAt });
    return true;
  });
  if (!isMade) return;
  try {
    await send(token);
  } catch (error) {
    await db.retrying(() => db.delete(mailLinks).where(eq(mailLinks.tokenHash, tokenHash(token))));
    throw error;
  }
}

const isOpen = (token: string, purpose: Purpose, now: Date) =>
  and(eq(mailLinks.tokenHash, tokenHash(token)), eq(mailLinks.purpose, purpose), gt(mailLinks.expiresAt, now));

/** Null for unknown, used and expired links. Looking does not use a link up. */
export async function openLink(
  { db, clock }: SiteContext,
  token: string,
  purpose: Purpose,
): Promise<{ memberId: string; email: string } | null> {
  if (!isToken(token)) return null;
  const [link] = await db
    .select({ memberId: mailLinks.memberId, email: mailLinks.email })
    .from(mailLinks)
    .where(isOpen(token, purpose, clock()));
  return link ?? null;
}

/** Uses a link up: of two at the same moment, one finds it gone. @throws 410 */
export async function spendLink(tx: Transaction, token: string, purpose: Purpose, now: Date): Promise<void> {
  const used = await tx
    .delete(mailLinks)
    .where(isOpen(token, purpose, now))
    .returning({ memberId: mailLinks.memberId });
  if (used.length === 0) throw linkExpired();
}
