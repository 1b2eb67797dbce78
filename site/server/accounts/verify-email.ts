import type { Handler, Transaction } from "@hemline/database";
import { and, eq, isNull } from "drizzle-orm";
import { hourMs } from "../../shared/durations.ts";
import { countedHours, emailLinkHours } from "../../shared/lifetimes.ts";
import { paths } from "../../shared/paths.ts";
import { emailLimits } from "../http/rate-limits.ts";
import { linkExpired } from "../problems.ts";
import { takeInWindows } from "../rate-windows/take-in-windows.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { emailGreeting } from "./email-greeting.ts";
import { openLink, sendMailLink, spendLink } from "./mail-links.ts";
import { mailLinks, members } from "./tables.ts";

const queue = "site.email-verification";
const linkMs = emailLinkHours.verification * hourMs;

interface Verification {
  memberId: string;
}

/** Sends a link to the member's address, which ends the links before; nothing where the address is verified. */
export async function requestVerification(
  { jobs }: SiteContext,
  { id }: Pick<Member, "id">,
  tx: Transaction,
): Promise<void> {
  await jobs.enqueue(queue, { memberId: id } satisfies Verification, { tx });
}

/** Sends another link, where the member asks for it. @throws 429 */
export async function requestVerificationAgain(site: SiteContext, member: Pick<Member, "id" | "email">): Promise<void> {
  await site.db.transaction(async (tx) => {
    await takeInWindows(tx, site, [{ name: "confirmations", key: member.email, limit: emailLimits.confirmations }]);
    await requestVerification(site, member, tx);
  });
}

/**
 * Uses the link up. Works without a session: the link shows who owns the address.
 * @throws 410 for a link that is not valid, and after the address was changed
 */
export async function verifyEmail(site: SiteContext, token: string): Promise<void> {
  const link = await openLink(site, token, "verify");
  if (!link) throw linkExpired();
  await site.db.transaction(async (tx) => {
    const [verified] = await tx
      .update(members)
      .set({ emailVerifiedAt: site.clock() })
      .where(and(eq(members.id, link.memberId), eq(members.email, link.email)))
      .returning({ id: members.id });
    if (!verified) throw linkExpired();
    await spendLink(tx, token, "verify", site.clock());
    await deleteVerifyLinks(tx, link.memberId);
  });
}

const deleteVerifyLinks = (db: Pick<Transaction, "delete">, memberId: string) =>
  db.delete(mailLinks).where(and(eq(mailLinks.memberId, memberId), eq(mailLinks.purpose, "verify")));

export async function sendVerificationEmails(site: SiteContext): Promise<void> {
  const { db, jobs, mail, publicUrl } = site;
  const send: Handler<Verification> = async ({ memberId }, { id }) => {
    const [member] = await db
      .select({ email: members.email, firstName: members.firstName })
      .from(members)
      .where(and(eq(members.id, memberId), isNull(members.emailVerifiedAt)));
    if (!member) return;
    await deleteVerifyLinks(db, memberId);
    await sendMailLink(site, { memberId, purpose: "verify", email: member.email }, linkMs, (token) =>
      mail.send({
        id,
        to: member.email,
        subject: "Confirm your email address",
        text: verificationText(member, `${publicUrl}${paths.verifyEmail}?token=${token}`),
      }),
    );
  };
  await jobs.work(queue, send, { lasting: true });
}

const verificationText = ({ email, firstName }: { email: string; firstName: string }, link: string): string =>
  `${emailGreeting(firstName)}, confirm that ${email} is yours so you can post, comment and follow. ` +
  `The link works once and expires in ${countedHours(emailLinkHours.verification)}.\n\nConfirm email address:\n${link}\n\n` +
  "Didn’t create an account? You can ignore this email.\n";
