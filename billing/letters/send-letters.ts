import type { Letter } from "@hemline/mail";
import { eq, sql } from "drizzle-orm";
import { atProjectsClock, type Engine } from "../engine.ts";
import { newPortalLink } from "../flows/portal/portal-links.ts";
import { receiptPdf } from "../receipts/receipt-pdf.ts";
import type { Sql } from "../store/sql.ts";
import { letters } from "../store/tables.ts";
import { deskOf, inLanguage, laidOut } from "./desk.ts";
import { endpointDisabled } from "./endpoint-disabled.ts";
import type { AnyLetter, LetterFacts } from "./facts.ts";
import { worded } from "./wording.ts";

type Row = typeof letters.$inferSelect;

const atOnce = 20;
/** Longer than a mail server takes: whoever has not noted the letter by then has died. */
const leaseMs = 2 * 60_000;
const minute = 60_000;
/** Pauses after failed tries; after the last one a letter is given up and the log says so. */
const pausesMs = [minute, 5 * minute, 15 * minute, 60 * minute, 240 * minute, 720 * minute, 1440 * minute] as const;

/** Sends the letters that wait, until none is due. A letter that fails does not keep the others. */
export async function sendLetters(engine: Engine, isStopping: () => boolean): Promise<void> {
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
  const mine = eq(letters.id, letter.id);
  try {
    await mail.send(await asMail(engine, letter));
    await db.update(letters).set({ sentAt: clock(), dueAt: null }).where(mine);
  } catch (error) {
    const pause = pausesMs[letter.tries - 1];
    const dueAt = pause === undefined ? null : new Date(clock().getTime() + pause);
    await db.update(letters).set({ dueAt }).where(mine);
    const report = { err: error, letter: letter.id, type: letter.type };
    if (dueAt) log.warn(report, "a letter could not be sent yet");
    else log.error(report, "a letter was given up");
  }
}

async function asMail(engine: Engine, letter: Row): Promise<Letter> {
  const { look, portalUrl, aheadMs, known } = await deskOf(engine, letter);
  const written = { type: letter.type, facts: letter.content } as unknown as AnyLetter;
  if (written.type === "endpoint_disabled") return laidOut(endpointDisabled(written.facts), look, letter.email);
  const url =
    written.type === "authentication_needed"
      ? inLanguage(await linkTo(atProjectsClock(engine, aheadMs), letter, written.facts), known)
      : portalUrl;
  const words = worded(written.type, written.facts as never, { app: look.app, portalUrl: url }, look.language);
  const { receiptId } = letter.content as { receiptId?: string | null };
  const pdf = receiptId ? await receiptPdf(engine, receiptId) : null;
  return { ...laidOut(words, look, letter.email), ...(pdf && { attachments: [pdf] }) };
}

/** Straight to the payment that waits. Made as the letter is, so that its token stands nowhere else. */
async function linkTo(engine: Engine, { appId, email }: Row, { paymentId }: LetterFacts["authentication_needed"]) {
  const lifetimeMs = 3 * 24 * 60 * minute;
  return (await newPortalLink(engine, { appId: appId!, customerId: null, email, paymentId, lifetimeMs })).url;
}
