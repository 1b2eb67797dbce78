import type { Email } from "@hemline/mail";
import { eq, sql } from "drizzle-orm";
import { type BillingContext, withClockOffset } from "../../context/billing-context.ts";
import { emailLeaseMs, emailRetryPausesMs, paymentLinkLifetimeMs } from "../../rules/limits.ts";
import { createPortalLink } from "../../store/portal/portal-links.ts";
import type { Sql } from "../../store/sql.ts";
import { emails } from "../../store/tables.ts";
import { receiptPdf } from "../receipts/receipt-pdf.ts";
import { emailText } from "./customer-email-texts.ts";
import { composeEmail, emailBranding, inLanguage } from "./email-branding.ts";
import type { AnyEmail, EmailFacts } from "./email-types.ts";
import { endpointDisabledEmail } from "./endpoint-disabled-email.ts";

type Row = typeof emails.$inferSelect;

const batchSize = 20;

/** Sends the queued emails until none is due. One that fails does not delay the others. */
export async function sendEmails(context: BillingContext, isStopping: () => boolean): Promise<void> {
  while (!isStopping()) {
    const due = await claim(context.db, context.clock());
    if (due.length === 0) return;
    await Promise.all([...byReceiver(due).values()].map((list) => inOrder(context, list)));
  }
}

/** To one address in the order in which they were queued: first that a payment failed, then that access ended. */
function byReceiver(due: Row[]): Map<string, Row[]> {
  const sorted = due.sort((one, other) => (one.id < other.id ? -1 : 1));
  return Map.groupBy(sorted, (it) => it.email);
}

async function inOrder(context: BillingContext, list: readonly Row[]): Promise<void> {
  for (const email of list) await sendOne(context, email);
}

async function claim(db: Sql, now: Date): Promise<Row[]> {
  const lease = new Date(now.getTime() + emailLeaseMs);
  return db
    .update(emails)
    .set({ dueAt: lease, tries: sql`${emails.tries} + 1` })
    .where(
      sql`${emails.id} in (
        select id from billing.emails where due_at <= ${now.toISOString()}
        order by due_at limit ${batchSize} for update skip locked)`,
    )
    .returning();
}

async function sendOne(context: BillingContext, email: Row): Promise<void> {
  const { db, clock, log, mail } = context;
  // The outcome is written down even if the database is away at that moment: else it would be sent again.
  const note = (what: Partial<Row>) => db.retrying(() => db.update(emails).set(what).where(eq(emails.id, email.id)));
  try {
    await mail.send({ id: email.id, ...(await asMail(context, email)) });
  } catch (error) {
    const pause = emailRetryPausesMs[email.tries - 1];
    const dueAt = pause === undefined ? null : new Date(clock().getTime() + pause);
    await note({ dueAt, fault: messageOf(error) });
    const report = { err: error, email: email.id, type: email.type };
    if (dueAt) log.warn(report, "an email could not be sent yet");
    else log.error(report, "an email could not be delivered; `npm run mail -- retry` sends it again");
    return;
  }
  await note({ sentAt: clock(), dueAt: null, fault: null });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500);

async function asMail(context: BillingContext, email: Row): Promise<Email> {
  const { look, portalUrl, aheadMs, known } = await emailBranding(context, email);
  const written = { type: email.type, facts: email.content } as unknown as AnyEmail;
  if (written.type === "endpoint_disabled")
    return composeEmail(endpointDisabledEmail(written.facts), look, email.email);
  const url =
    written.type === "authentication_needed"
      ? inLanguage(await linkTo(withClockOffset(context, aheadMs), email, written.facts), known)
      : portalUrl;
  const text = emailText(written.type, written.facts as never, { app: look.app, portalUrl: url }, look.language);
  const { receiptId } = email.content as { receiptId?: string | null };
  const pdf = receiptId ? await receiptPdf(context, receiptId) : null;
  return { ...composeEmail(text, look, email.email), ...(pdf && { attachments: [pdf] }) };
}

/** A link to the waiting payment, made when the email is, so that its token is stored nowhere. */
async function linkTo(
  context: BillingContext,
  { appId, email }: Row,
  { paymentId }: EmailFacts["authentication_needed"],
) {
  const lifetimeMs = paymentLinkLifetimeMs;
  return (await createPortalLink(context, { appId: appId!, customerId: null, email, paymentId, lifetimeMs })).url;
}
