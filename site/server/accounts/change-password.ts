import { and, eq } from "drizzle-orm";
import type { PasswordDraft } from "../../shared/user.ts";
import type { RateLimit } from "../http/rate-limiter.ts";
import { invalid, loginRequired } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { hashPassword, isPassword } from "./password.ts";
import { enqueuePasswordChangedEmail } from "./password-changed-email.ts";
import { fullNameOf } from "./person-names.ts";
import { revokeAccess } from "./revoke-access.ts";
import { members } from "./tables.ts";

const wrongGuesses: RateLimit = { burst: 5, perMs: 15 * 60_000 };

/**
 * Ends all other sessions and distrusts all devices.
 * @param token of the session to keep
 * @throws 422 at `current_password` or `new_password`; 429 after five wrong current passwords
 */
export async function changePassword(
  site: SiteContext,
  member: Member,
  draft: PasswordDraft,
  token: string,
): Promise<void> {
  const [kept] = await site.db
    .select({ passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.id, member.id));
  if (!kept) throw loginRequired();
  // Taken before the password is checked: simultaneous guesses count too.
  site.limits.take("wrong-current-passwords", member.id, wrongGuesses);
  if (!(await isPassword(draft.current_password, kept.passwordHash)))
    throw invalid({ current_password: ["That isn’t your current password. Check it and try again."] });
  site.limits.giveBack("wrong-current-passwords", member.id, wrongGuesses);
  if (await isCommonPassword(draft.new_password, [fullNameOf(member), member.username ?? "", member.email]))
    throw invalid({ new_password: ["This password is too easy to guess. Choose another one."] });

  const passwordHash = await hashPassword(draft.new_password);
  await site.db.transaction(async (tx) => {
    const changed = await tx
      .update(members)
      .set({ passwordHash })
      // Of two simultaneous changes the second one has an outdated current password.
      .where(and(eq(members.id, member.id), eq(members.passwordHash, kept.passwordHash)))
      .returning({ id: members.id });
    if (changed.length === 0)
      throw invalid({ current_password: ["Your password was changed a moment ago. Enter the new one."] });
    await revokeAccess(tx, member.id, token);
    await enqueuePasswordChangedEmail(site, tx, member);
  });
}
