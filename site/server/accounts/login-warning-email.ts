import type { Handler } from "@hemline/database";
import { and, eq, gt } from "drizzle-orm";
import { hourMs } from "../../shared/durations.ts";
import { countedHours, emailLinkHours } from "../../shared/lifetimes.ts";
import { paths } from "../../shared/paths.ts";
import { attemptLimits } from "../http/rate-limits.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { emailGreeting } from "./email-greeting.ts";
import { freshToken, tokenHash } from "./sessions/token.ts";
import { mailLinks } from "./tables.ts";

const queue = "site.login-warning";

interface LoginWarning {
  memberId: string;
  email: string;
  firstName: string;
}

/**
 * Warns a member that others are guessing their password, once while the link in the last email is valid.
 * The job makes the link itself, so that no token is stored in the queue.
 */
export async function enqueueLoginWarning({ jobs, limits }: SiteContext, member: Member): Promise<void> {
  // The job checks it in the database; this spares the queue most of a flood.
  if (!limits.tryTake("login-warnings", member.id, attemptLimits.loginWarnings)) return;
  const warning: LoginWarning = { memberId: member.id, email: member.email, firstName: member.firstName };
  await jobs.enqueue(queue, warning, { singletonKey: member.id });
}

export async function sendLoginWarningEmails(site: SiteContext): Promise<void> {
  const send: Handler<LoginWarning> = async ({ memberId, email, firstName }, { id }) => {
    const token = await createLoginLink(site, memberId, email);
    if (token === null) return;
    const link = `${site.publicUrl}${paths.login}?link=${token}`;
    try {
      await site.mail.send({
        id,
        to: email,
        subject: "Someone is guessing your password",
        text: warningText(firstName, link),
      });
    } catch (error) {
      // The job is retried, with a new link.
      await site.db.retrying(() => site.db.delete(mailLinks).where(eq(mailLinks.tokenHash, tokenHash(token))));
      throw error;
    }
  };
  await site.jobs.work(queue, send, { lasting: true });
}

const warningText = (firstName: string, link: string): string =>
  `${emailGreeting(firstName)}, someone entered wrong passwords for your Hemline account many times. ` +
  "They didn’t get in, and we’re refusing their attempts for now.\n\n" +
  "You don’t need to do anything. Browsers you’ve logged in with before still work. " +
  `To log in from a new one in the next ${countedHours(emailLinkHours.login)}, open this link first:\n` +
  `${link}\n\n` +
  "If you use the same password on other sites, choose a new one for Hemline in your settings.\n\n" +
  "You get this because it concerns the security of your account.\n";

/** Null while the member has a valid link. */
async function createLoginLink({ db, clock }: SiteContext, memberId: string, email: string): Promise<string | null> {
  const now = clock();
  const [open] = await db
    .select({ hash: mailLinks.tokenHash })
    .from(mailLinks)
    .where(and(eq(mailLinks.memberId, memberId), eq(mailLinks.purpose, "log-in"), gt(mailLinks.expiresAt, now)));
  if (open) return null;
  const token = freshToken();
  await db.insert(mailLinks).values({
    tokenHash: tokenHash(token),
    memberId,
    purpose: "log-in",
    email,
    expiresAt: new Date(now.getTime() + emailLinkHours.login * hourMs),
  });
  return token;
}
