import type { Database, Transaction } from "@hemline/database";
import { eq, max, sql } from "drizzle-orm";
import type { Standing } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { looks } from "./tables.ts";

/**
 * Keeps positions 1, 2, 3 … without a gap.
 * @returns null when the member was deleted
 */
export async function lockLookOrder(
  tx: Transaction,
  memberId: string,
): Promise<{ isPrivate: boolean; standing: Standing } | null> {
  const [member] = await tx
    .select({ isPrivate: members.isPrivate, standing: members.standing })
    .from(members)
    .where(eq(members.id, memberId))
    .for("no key update");
  return member ?? null;
}

/**
 * The place of a member's last look, 0 without looks. It is also how many there are, hidden ones and those for the member
 * alone included: the index knows it without counting.
 */
export async function lastPosition(db: Database | Transaction, memberId: string): Promise<number> {
  const [last] = await db
    .select({ position: max(looks.position) })
    .from(looks)
    .where(eq(looks.authorId, memberId));
  return last?.position ?? 0;
}

/** Looks for their author alone are not counted. */
export async function addToLookCount(tx: Transaction, memberId: string, change: number): Promise<void> {
  if (change === 0) return;
  await tx
    .update(members)
    .set({ lookCount: sql`${members.lookCount} + ${change}` })
    .where(eq(members.id, memberId));
}
