import { and, eq } from "drizzle-orm";
import { invalid } from "../problems.ts";
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
 * @throws 422 at `password`.
 */
export async function checkPassword(site: SiteContext, account: Account | null, password: string): Promise<Member> {
  const isRight = await isPassword(password, account?.passwordHash ?? null, site.passwordCost);
  if (!account || !isRight)
    throw invalid({ password: ["That email address and password don’t match. Check both and try again."] });
  if (isOutdated(account.passwordHash, site.passwordCost)) await rehash(site, account, password);
  return account.member;
}

/** Rehashes at the present cost, which is possible only while the password is known. */
async function rehash(
  { db, log, passwordCost }: SiteContext,
  { member, passwordHash: oldHash }: Account,
  password: string,
) {
  try {
    const passwordHash = await hashPassword(password, passwordCost);
    // Does not overwrite a password that was changed meanwhile.
    await db
      .update(members)
      .set({ passwordHash })
      .where(and(eq(members.id, member.id), eq(members.passwordHash, oldHash)));
  } catch (error) {
    log.warn({ err: error }, "a password could not be hashed anew; the next login tries again");
  }
}
