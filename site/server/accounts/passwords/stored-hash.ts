import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { members } from "../tables.ts";

/**
 * The hash of a member’s password, for a write that an earlier check of it allows: waits for a new password that is
 * being set, and lets none be set before the transaction ends.
 */
export async function storedHash(tx: Transaction, memberId: string): Promise<string | null> {
  const [held] = await tx
    .select({ passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.id, memberId))
    .for("share");
  return held?.passwordHash ?? null;
}
