import type { Handler, Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import { formatDay } from "../../shared/format-day.ts";
import { paths } from "../../shared/paths.ts";
import { emailGreeting } from "../accounts/email-greeting.ts";
import { sendMailLink } from "../accounts/mail-links.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { leavings } from "./tables.ts";

const leavingQueue = "site.leaving-email";
const goneQueue = "site.gone-email";

interface Leaving {
  memberId: string;
  email: string;
  firstName: string;
  dueAt: string;
  /** What they wrote stays without their name; otherwise everything goes. */
  keepsTexts: boolean;
  hadSubscription: boolean;
}

interface Gone {
  email: string;
  firstName: string;
}

/** The job makes the link itself, so that no token is stored in the queue. */
export async function enqueueLeavingEmail(
  { jobs }: SiteContext,
  tx: Transaction,
  { member, dueAt, ...more }: { member: Member; dueAt: Date } & Pick<Leaving, "keepsTexts" | "hadSubscription">,
): Promise<void> {
  const { id: memberId, email, firstName } = member;
  const leaving: Leaving = { memberId, email, firstName, dueAt: dueAt.toISOString(), ...more };
  await jobs.enqueue(leavingQueue, leaving, { tx });
}

export async function enqueueGoneEmail({ jobs }: SiteContext, tx: Transaction, gone: Gone): Promise<void> {
  await jobs.enqueue(goneQueue, gone, { tx });
}

export async function sendLeavingEmails(site: SiteContext): Promise<void> {
  const { jobs, mail, publicUrl } = site;
  const leaving: Handler<Leaving> = async ({ memberId, email, firstName, dueAt, ...what }, { id }) => {
    const due = new Date(dueAt);
    const validMs = due.getTime() - site.clock().getTime();
    if (validMs <= 0) return;
    const send = (token: string) =>
      mail.send({
        id,
        to: email,
        subject: `Your account will be deleted on ${formatDay(due)}`,
        text:
          `${emailGreeting(firstName)}, you’ve asked to leave Hemline. Nobody can see your account now, and on ${formatDay(due)} we’ll delete ${deletedOf(what)}.${what.hadSubscription ? " Your subscription is cancelled." : ""}\n\n` +
          "Changed your mind? Come back any time before then. Keep my account:\n" +
          `${publicUrl}${paths.comeBack}?token=${token}\n\n` +
          `Didn’t ask for this? Open the link, then choose a new password: ${publicUrl}${paths.resetPassword}\n`,
      });
    // We send no email to a member who has come back meanwhile.
    const isLeaving = async (tx: Transaction) =>
      (await tx.$count(leavings, and(eq(leavings.memberId, memberId), eq(leavings.dueAt, due)))) > 0;
    await sendMailLink(site, { memberId, purpose: "undo-leaving", email }, validMs, send, isLeaving);
  };
  const gone: Handler<Gone> = ({ email, firstName }, { id }) =>
    mail.send({
      id,
      to: email,
      subject: "Your Hemline account is deleted",
      text:
        `${emailGreeting(firstName)}, we’ve deleted your Hemline account and your photos, as you asked us to.\n\n` +
        "This is the last email we’ll send to this address.\n",
    });
  await jobs.work(leavingQueue, leaving, { lasting: true });
  await jobs.work(goneQueue, gone, { lasting: true });
}

const deletedOf = ({ keepsTexts }: Pick<Leaving, "keepsTexts">): string =>
  keepsTexts
    ? "your photos, looks and wardrobe, and show your reviews, replies and comments as written by “A former member”"
    : "everything";
