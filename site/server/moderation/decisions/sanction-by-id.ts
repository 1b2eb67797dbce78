import type { Database, Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { isUuid } from "../../../shared/uuid.ts";
import { sanctions } from "../../cases/tables.ts";
import { notFound } from "../../problems.ts";
import { lockSanctioned } from "./apply-sanctions.ts";

export type SanctionRow = typeof sanctions.$inferSelect;

/** @throws 404 */
export async function sanctionById(db: Database | Transaction, id: string): Promise<SanctionRow> {
  const [one] = isUuid(id) ? await db.select().from(sanctions).where(eq(sanctions.id, id)) : [];
  if (!one) throw notFound("decision");
  return one;
}

/** After its member, as wherever decisions about them change. @throws 404 when it was undone meanwhile */
export async function lockSanction(
  tx: Transaction,
  { id, memberId, kind }: Pick<SanctionRow, "id" | "memberId" | "kind">,
): Promise<SanctionRow> {
  await lockSanctioned(tx, memberId, kind);
  const [one] = await tx.select().from(sanctions).where(eq(sanctions.id, id)).for("update");
  if (!one) throw notFound("decision");
  return one;
}
