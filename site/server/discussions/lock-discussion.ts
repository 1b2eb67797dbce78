import type { Transaction } from "@hemline/database";
import { and, eq, ne } from "drizzle-orm";
import { notFound } from "../problems.ts";
import { discussions } from "./tables.ts";

export type LockedDiscussion = typeof discussions.$inferSelect;

/** @throws 404 */
export async function lockDiscussion(tx: Transaction, slug: string): Promise<LockedDiscussion> {
  const [row] = await tx
    .select()
    .from(discussions)
    .where(and(eq(discussions.slug, slug), ne(discussions.state, "deleted")))
    .for("no key update");
  if (!row) throw notFound("discussion");
  return row;
}
