import type { Database, Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { entries } from "./tables.ts";

/** The entry at its present slug, whether it is published or not. Null where there is none. */
export async function entryAt(db: Database | Transaction, slug: string): Promise<typeof entries.$inferSelect | null> {
  const [entry] = await db.select().from(entries).where(eq(entries.slug, slug));
  return entry ?? null;
}
