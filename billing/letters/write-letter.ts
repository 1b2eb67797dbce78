import type { Transaction } from "@hemline/database";
import { newId } from "../ids.ts";
import { letters } from "../store/tables.ts";
import type { AnyLetter } from "./facts.ts";

/** A letter, whom it is for, and what makes it the only one of its kind. */
export type LetterToWrite = AnyLetter & {
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
export async function writeLetter(tx: Transaction, letter: LetterToWrite): Promise<void> {
  const { type, subject, period, customerId, appId, isSandbox, email, dueAt, now, facts } = letter;
  await tx
    .insert(letters)
    .values({
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
    })
    .onConflictDoNothing();
}
