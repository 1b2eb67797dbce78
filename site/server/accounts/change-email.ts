import { createHash } from "node:crypto";
import type { Handler, Transaction } from "@hemline/database";
import { and, eq, gt } from "drizzle-orm";
import type { EmailChangeDraft } from "../../shared/accounts/user.ts";
import { hourMs } from "../../shared/durations.ts";
import { countedHours, emailLinkHours } from "../../shared/lifetimes.ts";
import { paths } from "../../shared/paths.ts";
import { emailLimits } from "../http/rate-limits.ts";
import { invalid, linkExpired } from "../problems.ts";
import { takeInWindows } from "../rate-windows/take-in-windows.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { emailGreeting } from "./email-greeting.ts";
import { openLink, sendMailLink, spendLink } from "./mail-links.ts";
import { requirePassword } from "./passwords/require-password.ts";
import { storedHash } from "./passwords/stored-hash.ts";
import { mailLinks, members } from "./tables.ts";

const confirmQueue = "site.email-change";
const changedQueue = "site.email-changed";
const linkMs = emailLinkHours.emailChange * hourMs;

interface EmailChange {
  memberId: string;
  firstName: string;
  email: string;
  /** Of the password that was proved, as `proofOf` makes it. */
  proof: string;
  askedAt: string;
}

interface EmailChanged {
  firstName: string;
  before: string;
  now: string;
}

/**
 * Sends a link to the new address; nothing changes before it is used.
 * @throws 422 at `email` or `current_password`; 429 after five wrong passwords, or too many emails from the member or to the address
 */
export async function requestEmailChange(site: SiteContext, member: Member, draft: EmailChangeDraft): Promise<void> {
  const email = draft.email.toLowerCase();
  const passwordHash = await requirePassword(site, member, draft.current_password);
  if (email === member.email) throw invalid({ email: ["This is your email address already."] });
  await refuseTaken(site, email);
  const proof = proofOf(passwordHash);
  const askedAt = site.clock().toISOString();
  const change: EmailChange = { memberId: member.id, firstName: member.firstName, email, proof, askedAt };
  await site.db.transaction(async (tx) => {
    await takeInWindows(tx, site, [
      { name: "email-changes", key: member.id, limit: emailLimits.emailChanges },
      { name: "confirmations", key: email, limit: emailLimits.confirmations },
    ]);
    await site.jobs.enqueue(confirmQueue, change, { tx });
  });
}

/** Tells one stored password from the next, in a queue that should hold no hash to guess against. */
const proofOf = (passwordHash: string) => createHash("sha256").update(passwordHash).digest("base64url");

/** A new password ends the links that are there, and nobody gets one for the old one. */
async function isPasswordOf(tx: Transaction, memberId: string, proof: string): Promise<boolean> {
  const passwordHash = await storedHash(tx, memberId);
  return passwordHash !== null && proofOf(passwordHash) === proof;
}

async function refuseTaken({ db }: SiteContext, email: string): Promise<void> {
  const [taken] = await db.select({ id: members.id }).from(members).where(eq(members.email, email));
  if (taken) throw invalid({ email: ["There’s already an account with this email address."] });
}

/**
 * Uses the link up, and tells the old address; the new one is verified. Works without a session: the link shows who owns the new address.
 * @throws 410 for a link that is not valid, 422 when the address was taken meanwhile
 */
export async function changeEmail(site: SiteContext, token: string): Promise<void> {
  const link = await openLink(site, token, "change-email");
  if (!link) throw linkExpired();
  await refuseTaken(site, link.email);
  const change = site.db.transaction(async (tx) => {
    const before = await lockMember(tx, link.memberId);
    if (!before) throw linkExpired();
    await spendLink(tx, token, "change-email", site.clock());
    await tx
      .update(members)
      .set({ email: link.email, emailVerifiedAt: site.clock() })
      .where(eq(members.id, link.memberId));
    // Links that were mailed to the old address.
    await tx.delete(mailLinks).where(eq(mailLinks.memberId, link.memberId));
    const changed: EmailChanged = { firstName: before.firstName, before: before.email, now: link.email };
    await site.jobs.enqueue(changedQueue, changed, { tx });
  }); // Another account may take the address at the same moment: the unique index decides.
  await change.catch(async (error) => {
    await refuseTaken(site, link.email);
    throw error;
  });
}

/** Requests and links of one member wait for each other, in all processes. */
async function lockMember(tx: Transaction, memberId: string) {
  const [member] = await tx
    .select({ email: members.email, firstName: members.firstName })
    .from(members)
    .where(eq(members.id, memberId))
    .for("no key update");
  return member;
}

/**
 * Deletes the links to addresses that the member asked for earlier: a stranger may own a mistyped one.
 * @returns whether this one was asked for last
 */
async function replacesEarlier(tx: Transaction, memberId: string, askedAt: Date): Promise<boolean> {
  const isChange = and(eq(mailLinks.memberId, memberId), eq(mailLinks.purpose, "change-email"));
  if ((await tx.$count(mailLinks, and(isChange, gt(mailLinks.askedAt, askedAt)))) > 0) return false;
  await tx.delete(mailLinks).where(isChange);
  return true;
}

export async function sendEmailChangeEmails(site: SiteContext): Promise<void> {
  const { jobs, mail, publicUrl } = site;
  const confirm: Handler<EmailChange> = ({ memberId, firstName, email, proof, ...asked }, { id }) => {
    const askedAt = new Date(asked.askedAt);
    const send = (token: string) =>
      mail.send({
        id,
        to: email,
        subject: "Confirm your new email address",
        text:
          `${emailGreeting(firstName)}, confirm that this is your new email address for Hemline. The link works once and expires in ${countedHours(emailLinkHours.emailChange)}.\n\n` +
          "Confirm email address:\n" +
          `${publicUrl}${paths.verifyEmail}?token=${token}\n\n` +
          "Didn’t ask for it? Ignore this email; nothing has changed.\n",
      });
    const link = { memberId, purpose: "change-email", email, askedAt } as const;
    const isWanted = async (tx: Transaction) => {
      // Before the password’s lock, which two processes may share: they would wait for each other.
      await lockMember(tx, memberId);
      return (await isPasswordOf(tx, memberId, proof)) && replacesEarlier(tx, memberId, askedAt);
    };
    return sendMailLink(site, link, linkMs, send, isWanted);
  };
  const changed: Handler<EmailChanged> = ({ firstName, before, now }, { id }) =>
    mail.send({
      id,
      to: before,
      subject: "Your Hemline email address was changed",
      text:
        `${emailGreeting(firstName)}, your Hemline account now uses ${now}. We no longer send anything to this address.\n\n` +
        `Wasn’t it you? Write to us right away: ${publicUrl}/contact\n\n` +
        "You get this because it concerns the security of your account.\n",
    });
  await jobs.work(confirmQueue, confirm, { lasting: true });
  await jobs.work(changedQueue, changed, { lasting: true });
}
