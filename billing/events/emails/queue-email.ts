import type { Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";
import { newId } from "../../rules/ids.ts";
import { insertMany } from "../../store/insert-many.ts";
import { letters } from "../../store/tables.ts";
import type { AnyEmail } from "./email-facts.ts";

/** A letter, whom it is for, and what makes it the only one of its kind. */
export type EmailToQueue = AnyEmail & {
  /** The subscription, purchase, refund or payment it is about. */
  subject: string;
  /** Which time: of one type, subject and period there is one letter. */
  period: string;
  customerId: string | null;
  appId: string | null;
  isSandbox: boolean;
  email: string;
  /** By the world's clock, as the post goes. */
  dueAt: Date;
  now: Date;
};

/**
 * Puts a letter into the box, in the transaction of what it is about; a second one of the same kind is dropped. The
 * post takes it within seconds of the commit. It is worded when it is sent, and sent again only if the process dies
 * between the mail server's yes and our note of it.
 */
export function queueEmail(tx: Transaction, letter: EmailToQueue): Promise<void> {
  return queueEmails(tx, [letter]);
}

/** The same with several. */
export async function queueEmails(tx: Transaction, all: readonly EmailToQueue[]): Promise<void> {
  const rows = all.map(({ type, subject, period, customerId, appId, isSandbox, email, dueAt, now, facts }) => ({
    id: newId(now),
    type,
    subject,
    period,
    customerId,
    appId,
    isSandbox,
    email,
    content: { ...facts },
    dueAt,
    createdAt: now,
  }));
  await insertMany(tx, letters, rows, sql`on conflict do nothing`);
}
