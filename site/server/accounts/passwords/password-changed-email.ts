import type { Handler, Transaction } from "@hemline/database";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { emailGreeting } from "../email-greeting.ts";

const queue = "site.password-changed";

interface PasswordChanged {
  email: string;
  firstName: string;
}

/** Tells the owner, once the transaction has committed. */
export async function enqueuePasswordChangedEmail(
  { jobs }: SiteContext,
  tx: Transaction,
  { email, firstName }: Member,
): Promise<void> {
  const changed: PasswordChanged = { email, firstName };
  await jobs.enqueue(queue, changed, { tx });
}

export async function sendPasswordChangedEmails({ jobs, mail, publicUrl }: SiteContext): Promise<void> {
  const send: Handler<PasswordChanged> = ({ email, firstName }, { id }) =>
    mail.send({
      id,
      to: email,
      subject: "Your Hemline password was changed",
      text:
        `${emailGreeting(firstName)}, you changed your Hemline password, and we logged you out everywhere else.\n\n` +
        `Wasn’t it you? Write to us right away: ${publicUrl}/contact\n\n` +
        "You get this because it concerns the security of your account.\n",
    });
  await jobs.work(queue, send, { lasting: true });
}
