import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { members } from "../accounts/tables.ts";

/**
 * Keeps positions 1, 2, 3 … without a gap.
 * @returns the number of looks; null when the member was deleted
 */
export async function lockLookOrder(tx: Transaction, memberId: string): Promise<number | null> {
  const [member] = await tx
    .select({ lookCount: members.lookCount })
    .from(members)
    .where(eq(members.id, memberId))
    .for("no key update");
  return member?.lookCount ?? null;
}
