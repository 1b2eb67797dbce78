import type { Database } from "@hemline/database";
import { and, asc, inArray, isNull } from "drizzle-orm";
import { letters } from "../../store/tables.ts";

/** A letter that no mail server took for three days. */
export interface UndeliveredEmail {
  id: string;
  type: string;
  email: string;
  createdAt: Date;
  tries: number;
  fault: string | null;
}

const isGivenUp = and(isNull(letters.dueAt), isNull(letters.sentAt));

/** Oldest first. */
export function undeliveredEmails(db: Database): Promise<UndeliveredEmail[]> {
  const { id, type, email, createdAt, tries, fault } = letters;
  return db
    .select({ id, type, email, createdAt, tries, fault })
    .from(letters)
    .where(isGivenUp)
    .orderBy(asc(createdAt), asc(id));
}

/** Gives letters three days again, from now on. @returns how many there were */
export async function retryEmails(db: Database, ids: string[], now: Date): Promise<number> {
  const { rowCount } = await db
    .update(letters)
    .set({ dueAt: now, tries: 0 })
    .where(and(isGivenUp, inArray(letters.id, ids)));
  return rowCount ?? 0;
}

/** Forgets letters for good; what they were about is not told again. @returns how many there were */
export async function dropEmails(db: Database, ids: string[], now: Date): Promise<number> {
  const { rowCount } = await db
    .update(letters)
    .set({ sentAt: now })
    .where(and(isGivenUp, inArray(letters.id, ids)));
  return rowCount ?? 0;
}
