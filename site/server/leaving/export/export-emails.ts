import type { Handler, Transaction } from "@hemline/database";
import { formatDay } from "../../../shared/format-day.ts";
import { paths } from "../../../shared/paths.ts";
import { emailGreeting } from "../../accounts/email-greeting.ts";
import type { SiteContext } from "../../site-context.ts";

const queue = "site.export-email";

interface ExportReady {
  email: string;
  firstName: string;
  expiresAt: string;
}

export async function enqueueExportEmail(
  { jobs }: SiteContext,
  tx: Transaction,
  { email, firstName, expiresAt }: { email: string; firstName: string; expiresAt: Date },
): Promise<void> {
  const ready: ExportReady = { email, firstName, expiresAt: expiresAt.toISOString() };
  await jobs.enqueue(queue, ready, { tx });
}

export async function sendExportEmails({ jobs, mail, publicUrl }: SiteContext): Promise<void> {
  const send: Handler<ExportReady> = ({ email, firstName, expiresAt }, { id }) =>
    mail.send({
      id,
      to: email,
      subject: "Your Hemline data is ready",
      text:
        `${emailGreeting(firstName)}, the copy of your Hemline data is ready. You can download it until ${formatDay(new Date(expiresAt))}.\n\n` +
        `${publicUrl}${paths.settingsData}\n\n` +
        "You get this because you asked for a copy. Didn’t ask for it? Choose a new password in your settings.\n",
    });
  await jobs.work(queue, send, { lasting: true });
}
