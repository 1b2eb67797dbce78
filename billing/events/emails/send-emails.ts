import type { Letter } from "@hemline/mail";
import { eq, sql } from "drizzle-orm";
import { atProjectsClock, type Engine } from "../../engine/engine.ts";
import { createPortalLink } from "../../store/portal-links.ts";
import type { Sql } from "../../store/sql.ts";
import { letters } from "../../store/tables.ts";
import { receiptPdf } from "../receipts/receipt-pdf.ts";
import { composeEmail, emailBranding, inLanguage } from "./email-branding.ts";
import type { AnyEmail, EmailFacts } from "./email-facts.ts";
import { endpointDisabled } from "./endpoint-disabled.ts";
import { emailText } from "./texts.ts";

type Row = typeof letters.$inferSelect;

const atOnce = 20;
/** Longer than a mail server takes: whoever has not noted the letter by then has died. */
const leaseMs = 2 * 60_000;
const minute = 60_000;
const hour = 60 * minute;
/** Pauses after failed tries, three days in all; after the last one a letter is given up and the log says so. */
const pausesMs = [minute, 5 * minute, 15 * minute, hour, 4 * hour, 8 * hour, 12 * hour, 24 * hour, 24 * hour] as const;

/** Sends the letters that wait, until none is due. A letter that fails does not keep the others. */
export async function sendEmails(engine: Engine, isStopping: () => boolean): Promise<void> {
  while (!isStopping()) {
    const due = await claim(engine.db, engine.clock());
    if (due.length === 0) return;
    await Promise.all([...byReceiver(due).values()].map((letters) => inOrder(engine, letters)));
  }
}

/** To one person in the order in which they were written: first that it could not be paid, then that it ended. */
function byReceiver(due: Row[]): Map<string, Row[]> {
  const sorted = due.sort((one, other) => (one.id < other.id ? -1 : 1));
  return Map.groupBy(sorted, (it) => it.email);
}

async function inOrder(engine: Engine, letters: readonly Row[]): Promise<void> {
  for (const letter of letters) await sendOne(engine, letter);
}

async function claim(db: Sql, now: Date): Promise<Row[]> {
  const lease = new Date(now.getTime() + leaseMs);
  return db
    .update(letters)
    .set({ dueAt: lease, tries: sql`${letters.tries} + 1` })
    .where(
      sql`${letters.id} in (
        select id from billing.letters where due_at <= ${now.toISOString()}
        order by due_at limit ${atOnce} for update skip locked)`,
    )
    .returning();
}

async function sendOne(engine: Engine, letter: Row): Promise<void> {
  const { db, clock, log, mail } = engine;
  // What became of it is noted even if the database is away at that moment: else it would be sent again.
  const note = (what: Partial<Row>) => db.retrying(() => db.update(letters).set(what).where(eq(letters.id, letter.id)));
  try {
    await mail.send({ id: letter.id, ...(await asMail(engine, letter)) });
  } catch (error) {
    const pause = pausesMs[letter.tries - 1];
    const dueAt = pause === undefined ? null : new Date(clock().getTime() + pause);
    await note({ dueAt, fault: faultOf(error) });
    const report = { err: error, letter: letter.id, type: letter.type };
    if (dueAt) log.warn(report, "a letter could not be sent yet");
    else log.error(report, "a letter was given up; `npm run mail -- retry` sends it again");
    return;
  }
  await note({ sentAt: clock(), dueAt: null, fault: null });
}

const faultOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500);

async function asMail(engine: Engine, letter: Row): Promise<Letter> {
  const { look, portalUrl, aheadMs, known } = await emailBranding(engine, letter);
  const written = { type: letter.type, facts: letter.content } as unknown as AnyEmail;
  if (written.type === "endpoint_disabled") return composeEmail(endpointDisabled(written.facts), look, letter.email);
  const url =
    written.type === "authentication_needed"
      ? inLanguage(await linkTo(atProjectsClock(engine, aheadMs), letter, written.facts), known)
      : portalUrl;
  const words = emailText(written.type, written.facts as never, { app: look.app, portalUrl: url }, look.language);
  const { receiptId } = letter.content as { receiptId?: string | null };
  const pdf = receiptId ? await receiptPdf(engine, receiptId) : null;
  return { ...composeEmail(words, look, letter.email), ...(pdf && { attachments: [pdf] }) };
}

/** Straight to the payment that waits. Made as the letter is, so that its token stands nowhere else. */
async function linkTo(engine: Engine, { appId, email }: Row, { paymentId }: EmailFacts["authentication_needed"]) {
  const lifetimeMs = 3 * 24 * 60 * minute;
  return (await createPortalLink(engine, { appId: appId!, customerId: null, email, paymentId, lifetimeMs })).url;
}
