import type { Handler, Transaction } from "@hemline/database";
import { formatDay } from "../../../shared/format-day.ts";
import { formatSize } from "../../../shared/format-size.ts";
import { paths } from "../../../shared/paths.ts";
import { emailGreeting } from "../../accounts/email-greeting.ts";
import type { SiteContext } from "../../site-context.ts";

const queue = "site.export-email";

interface ExportReady {
  email: string;
  firstName: string;
  askedAt: string;
  expiresAt: string;
  sizeBytes: number;
}

export async function enqueueExportEmail(
  { jobs }: SiteContext,
  tx: Transaction,
  {
    email,
    firstName,
    askedAt,
    expiresAt,
    sizeBytes,
  }: Pick<ExportReady, "email" | "firstName" | "sizeBytes"> & { askedAt: Date; expiresAt: Date },
): Promise<void> {
  const times = { askedAt: askedAt.toISOString(), expiresAt: expiresAt.toISOString() };
  const ready: ExportReady = { email, firstName, sizeBytes, ...times };
  await jobs.enqueue(queue, ready, { tx });
}

export async function sendExportEmails({ jobs, mail, publicUrl }: SiteContext): Promise<void> {
  const send: Handler<ExportReady> = ({ email, firstName, askedAt, expiresAt, sizeBytes }, { id }) =>
    mail.send({
      id,
      to: email,
      subject: "Your Hemline data is ready",
      text:
        `${emailGreeting(firstName)}, the copy you asked for on ${formatDay(new Date(askedAt))} is ready: your profile, looks, wardrobe, reviews and photos in one ZIP file (${formatSize(sizeBytes)}). You can download it until ${formatDay(new Date(expiresAt))}.\n\n` +
        "Download your data:\n" +
        `${publicUrl}${paths.settingsData}\n\n` +
        "You get this because you asked for a copy. Didn’t ask for it? Choose a new password in your settings.\n",
    });
  await jobs.work(queue, send, { lasting: true });
}
