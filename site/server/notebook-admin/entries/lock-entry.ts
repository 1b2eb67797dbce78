import type { Transaction } from "@hemline/database";
import { asc, eq, inArray } from "drizzle-orm";
import { isUuid } from "../../../shared/uuid.ts";
import { entries } from "../../notebook/tables.ts";
import { notFound } from "../../problems.ts";

export type Entry = typeof entries.$inferSelect;

/** Until the transaction ends, nobody else changes it. @throws 404 */
export async function lockEntry(tx: Transaction, id: string): Promise<Entry> {
  const [entry] = isUuid(id) ? await tx.select().from(entries).where(eq(entries.id, id)).for("no key update") : [];
  if (!entry) throw notFound("entry");
  return entry;
}

/** As `lockEntry`, in the order of their ids. Those that are not there are left out. */
export const lockEntries = (tx: Transaction, ids: readonly string[]): Promise<Entry[]> =>
  tx
    .select()
    .from(entries)
    .where(inArray(entries.id, [...ids]))
    .orderBy(asc(entries.id))
    .for("no key update");
