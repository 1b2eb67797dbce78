import type { Database, Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { notFound } from "../problems.ts";
import { subjectOfOldSlug } from "../slugs/old-slugs.ts";
import type { GroupRow } from "./group-rows.ts";
import { groups } from "./tables.ts";

/** The group at a present or former slug. Null where there is none. */
export async function groupAt(db: Database | Transaction, slug: string): Promise<GroupRow | null> {
  const [row] = await db.select().from(groups).where(eq(groups.slug, slug));
  if (row) return row;
  const id = await subjectOfOldSlug(db, "group", slug);
  if (id === null) return null;
  const [moved] = await db.select().from(groups).where(eq(groups.id, id));
  return moved ?? null;
}

/** Locks it, which also orders what changes its count. @throws 404 */
export async function lockGroupAt(tx: Transaction, slug: string): Promise<GroupRow> {
  const found = await groupAt(tx, slug);
  const [group] = found ? await tx.select().from(groups).where(eq(groups.id, found.id)).for("no key update") : [];
  if (!group) throw notFound("group");
  return group;
}
