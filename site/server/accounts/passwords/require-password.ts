import { eq } from "drizzle-orm";
import { attemptLimits } from "../../http/rate-limits.ts";
import { invalid, loginRequired } from "../../problems.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { members } from "../tables.ts";
import { isPassword } from "./password.ts";

/**
 * For changes that a stolen session must not be enough for.
 * @returns the hash of the right password
 * @throws 422 at `current_password`; 429 after five wrong ones
 */
export async function requirePassword(site: SiteContext, member: Member, password: string): Promise<string> {
  const [kept] = await site.db
    .select({ passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.id, member.id));
  if (!kept) throw loginRequired();
  // Taken before the password is checked: simultaneous guesses count too.
  site.limits.take("wrong-current-passwords", member.id, attemptLimits.wrongCurrentPasswords);
  if (!(await isPassword(password, kept.passwordHash, site.passwordCost)))
    throw invalid({ current_password: ["That isn’t your current password. Check it and try again."] });
  site.limits.giveBack("wrong-current-passwords", member.id, attemptLimits.wrongCurrentPasswords);
  return kept.passwordHash;
}
