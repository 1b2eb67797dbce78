import type { Handler } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import type { NewPasswordDraft } from "../../../shared/accounts/user.ts";
import { hourMs } from "../../../shared/durations.ts";
import { countedHours, emailLinkHours } from "../../../shared/lifetimes.ts";
import { paths } from "../../../shared/paths.ts";
import { clientKey } from "../../http/client-key.ts";
import { emailLimits } from "../../http/rate-limits.ts";
import { invalid, linkExpired, passwordTooEasy } from "../../problems.ts";
import { takeInWindows } from "../../rate-windows/take-in-windows.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { type Account, accountOf } from "../check-credentials.ts";
import { emailGreeting } from "../email-greeting.ts";
import { openLink, sendMailLink, spendLink } from "../mail-links.ts";
import { fullNameOf } from "../person-names.ts";
import { revokeAccess } from "../sessions/revoke-access.ts";
import { memberColumns, members } from "../tables.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { hashPassword } from "./password.ts";
import { enqueuePasswordChangedEmail } from "./password-changed-email.ts";

const queue = "site.password-reset";
const linkMs = emailLinkHours.passwordReset * hourMs;

/**
 * Sends a link to choose a new password, where there is an account. The job looks for it, so that the answer and its
 * time are the same for every address.
 * @throws 429 after too many for an address, or from a caller
 */
export async function requestPasswordReset(site: SiteContext, email: string, address: string): Promise<void> {
  const to = email.toLowerCase();
  await site.db.transaction(async (tx) => {
    await takeInWindows(tx, site, [
      { name: "password-resets-by-caller", key: clientKey(address), limit: emailLimits.passwordResetsByCaller },
      { name: "password-resets", key: to, limit: emailLimits.passwordResets },
    ]);
    await site.jobs.enqueue(queue, { email: to }, { tx });
  });
}

export async function sendPasswordResetEmails(site: SiteContext): Promise<void> {
  const send: Handler<{ email: string }> = async ({ email }, { id }) => {
    const account = await accountOf(site, email);
    if (!account) return;
    const { id: memberId, firstName } = account.member;
    await sendMailLink(site, { memberId, purpose: "reset", email }, linkMs, (token) =>
      site.mail.send({
        id,
        to: email,
        subject: "Reset your Hemline password",
        text:
          `${emailGreeting(firstName)}, choose a new password with this link. It works once and expires in ${countedHours(emailLinkHours.passwordReset)}.\n\n` +
          "Choose new password:\n" +
          `${site.publicUrl}${paths.resetPassword}?token=${token}\n\n` +
          "Didn’t ask for it? Ignore this email; your password hasn’t changed.\n",
      }),
    );
  };
  await site.jobs.work(queue, send, { lasting: true });
}

/** Whose link this is; null for unknown, used and expired ones, and after the address was changed. */
export async function memberOfResetLink(site: SiteContext, token: string): Promise<Member | null> {
  const link = await openLink(site, token, "reset");
  if (!link) return null;
  const [found] = await site.db
    .select(memberColumns)
    .from(members)
    .where(and(eq(members.id, link.memberId), eq(members.email, link.email)));
  return found ?? null;
}

/**
 * Uses the link up, which verifies the address it was mailed to, and ends all sessions, trusted browsers and other links.
 * @returns the account with its new hash, to be logged in
 * @throws 410 for a link that is not valid, 422 at `new_password`
 */
export async function resetPassword(site: SiteContext, token: string, draft: NewPasswordDraft): Promise<Account> {
  const member = await memberOfResetLink(site, token);
  if (!member) throw linkExpired();
  if (await isCommonPassword(draft.new_password, [fullNameOf(member), member.username ?? "", member.email]))
    throw invalid({ new_password: [passwordTooEasy] });
  const passwordHash = await hashPassword(draft.new_password, site.passwordCost);
  await site.db.transaction(async (tx) => {
    await spendLink(tx, token, "reset", site.clock());
    await tx
      .update(members)
      .set({ passwordHash, emailVerifiedAt: member.emailVerifiedAt ?? site.clock() })
      .where(eq(members.id, member.id));
    await revokeAccess(tx, member.id, null);
    await enqueuePasswordChangedEmail(site, tx, member);
  });
  return { member, passwordHash };
}
