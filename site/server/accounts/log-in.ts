import { and, eq } from "drizzle-orm";
import type { Member } from "../http/env.ts";
import type { SiteContext } from "../parts.ts";
import { invalid } from "../problems.ts";
import { hashPassword, isOutdated, isPassword } from "./password.ts";
import { memberColumns, members } from "./tables.ts";

/** A member and the hash of their password. */
export interface Account {
  member: Member;
  passwordHash: string;
}

/** The account of an email address in lower case; null when there is none. */
export async function accountOf({ db }: SiteContext, email: string): Promise<Account | null> {
  const [found] = await db
    .select({ member: memberColumns, passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.email, email));
  return found ?? null;
}

/**
 * The member of an account, when the password is theirs. Without an account it takes as long as a wrong password.
 * @throws 422 at `password`.
 */
export async function logIn(site: SiteContext, account: Account | null, password: string): Promise<Member> {
  const isRight = await isPassword(password, account?.passwordHash ?? null);
  if (!account || !isRight)
    throw invalid({ password: ["That email address and password don’t match. Check both and try again."] });
  if (isOutdated(account.passwordHash)) await keepAnew(site, account, password);
  return account.member;
}

/** Only now is the password at hand to be hashed at today's cost. */
async function keepAnew({ db, log }: SiteContext, { member, passwordHash: kept }: Account, password: string) {
  try {
    const passwordHash = await hashPassword(password);
    // Not over a password that was changed meanwhile.
    await db
      .update(members)
      .set({ passwordHash })
      .where(and(eq(members.id, member.id), eq(members.passwordHash, kept)));
  } catch (error) {
    log.warn({ err: error }, "a password could not be hashed anew; the next login tries again");
  }
}
