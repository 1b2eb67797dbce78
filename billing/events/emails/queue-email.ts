import type { Transaction } from "@hemline/database";
import { sql } from "drizzle-orm";
import { newId } from "../../rules/ids.ts";
import { insertMany } from "../../store/insert-many.ts";
import { emails } from "../../store/tables.ts";
import type { AnyEmail } from "./email-types.ts";

/** An email, its receiver, and what makes it unique. */
export type EmailToQueue = AnyEmail & {
  subject: string;
  period: string;
  customerId: string | null;
  appId: string | null;
  isSandbox: boolean;
  email: string;
  /** By the real time, also where the project's clock is ahead. */
  dueAt: Date;
  now: Date;
};

/**
 * Queues an email in the transaction of what it is about; a second one of the same kind is dropped. The worker sends it
 * within seconds of the commit. It may be sent twice only if the process dies between the mail server's answer and our
 * note of it.
 */
export function queueEmail(tx: Transaction, email: EmailToQueue): Promise<void> {
  return queueEmails(tx, [email]);
}

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
  await insertMany(tx, emails, rows, sql`on conflict do nothing`);
}
