import { and, eq } from "drizzle-orm";
import { wrongPassword } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { hashPassword, isOutdated, isPassword } from "./passwords/password.ts";
import { memberColumns, members } from "./tables.ts";

export interface Account {
  member: Member;
  passwordHash: string;
}

/** @param email in lower case */
export async function accountOf({ db }: SiteContext, email: string): Promise<Account | null> {
  const [found] = await db
    .select({ member: memberColumns, passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.email, email));
  return found ?? null;
}

/**
 * Checks the password. Without an account it takes as long as with one, so that accounts cannot be probed.
 * @returns the account with the hash that the password matches, rehashed if it was outdated
 * @throws 422 at `password`.
 */
export async function checkPassword(site: SiteContext, account: Account | null, password: string): Promise<Account> {
  const isRight = await isPassword(password, account?.passwordHash ?? null, site.passwordCost);
  if (!account || !isRight) throw wrongPassword();
  if (!isOutdated(account.passwordHash, site.passwordCost)) return account;
  const passwordHash = await rehash(site, account, password);
  if (passwordHash !== null) return { ...account, passwordHash };
  return checkPassword(site, await accountOf(site, account.member.email), password);
}

/**
 * Rehashes at the present cost, which is possible only while the password is known.
 * @returns the stored hash; null when a new password, or another login, replaced it meanwhile
 */
async function rehash(
  { db, log, passwordCost }: SiteContext,
  { member, passwordHash: oldHash }: Account,
  password: string,
): Promise<string | null> {
  try {
    const passwordHash = await hashPassword(password, passwordCost);
    const rehashed = await db
      .update(members)
      .set({ passwordHash })
      .where(and(eq(members.id, member.id), eq(members.passwordHash, oldHash)))
      .returning({ id: members.id });
    return rehashed.length > 0 ? passwordHash : null;
  } catch (error) {
    log.warn({ err: error }, "a password could not be hashed anew; the next login tries again");
    return oldHash;
  }
}
