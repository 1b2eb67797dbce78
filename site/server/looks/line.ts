import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { members } from "../accounts/tables.ts";

/**
 * Takes hold of a member's line of looks until the transaction ends: whoever posts, deletes or reorders waits here, so
 * places stay 1, 2, 3 … without a gap. Answers how many looks stand in it; null when the member is gone.
 */
export async function holdLine(tx: Transaction, memberId: string): Promise<number | null> {
  const [member] = await tx
    .select({ lookCount: members.lookCount })
    .from(members)
    .where(eq(members.id, memberId))
    .for("no key update");
  return member?.lookCount ?? null;
}
