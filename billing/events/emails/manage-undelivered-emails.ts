import type { Database } from "@hemline/database";
import { and, asc, inArray, isNull } from "drizzle-orm";
import { emails } from "../../store/tables.ts";

export interface UndeliveredEmail {
  id: string;
  type: string;
  email: string;
  createdAt: Date;
  tries: number;
  fault: string | null;
}

const isUndelivered = and(isNull(emails.dueAt), isNull(emails.sentAt));

export function undeliveredEmails(db: Database): Promise<UndeliveredEmail[]> {
  const { id, type, email, createdAt, tries, fault } = emails;
  return db
    .select({ id, type, email, createdAt, tries, fault })
    .from(emails)
    .where(isUndelivered)
    .orderBy(asc(createdAt), asc(id));
}

/** Tries undelivered emails for three more days. @returns how many there were */
export async function retryEmails(db: Database, ids: string[], now: Date): Promise<number> {
  const { rowCount } = await db
    .update(emails)
    .set({ dueAt: now, tries: 0 })
    .where(and(isUndelivered, inArray(emails.id, ids)));
  return rowCount ?? 0;
}

/** Drops undelivered emails for good. @returns how many there were */
export async function dropEmails(db: Database, ids: string[], now: Date): Promise<number> {
  const { rowCount } = await db
    .update(emails)
    .set({ sentAt: now })
    .where(and(isUndelivered, inArray(emails.id, ids)));
  return rowCount ?? 0;
}
