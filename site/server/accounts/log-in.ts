import { and, eq } from "drizzle-orm";
import type { LoginDraft } from "../../shared/user.ts";
import type { Member } from "../http/env.ts";
import type { SiteContext } from "../parts.ts";
import { invalid } from "../problems.ts";
import { hashPassword, isOutdated, isPassword } from "./password.ts";
import { memberColumns, members } from "./tables.ts";

/**
 * The member behind an address and a password. An unknown address takes as long as a wrong password.
 * @throws 422 at `password`.
 */
export async function logIn(site: SiteContext, draft: LoginDraft): Promise<Member> {
  const [found] = await site.db
    .select({ member: memberColumns, passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.email, draft.email.toLowerCase()));
  const isRight = await isPassword(draft.password, found?.passwordHash ?? null);
  if (!found || !isRight) throw invalid({ password: ["The email address and the password do not belong together."] });
  if (isOutdated(found.passwordHash)) await keepAnew(site, found.member, found.passwordHash, draft.password);
  return found.member;
}

/** Only now is the password at hand to be hashed at today's cost. */
async function keepAnew({ db, log }: SiteContext, member: Member, kept: string, password: string): Promise<void> {
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
