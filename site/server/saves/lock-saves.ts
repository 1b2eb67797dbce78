import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import { loginRequired } from "../problems.ts";

/**
 * Locks a member's folders and what they hold, so that a folder never holds a look that is not saved.
 * @throws 401 when the member was deleted
 */
export async function lockSaves(tx: Transaction, memberId: string): Promise<void> {
  const locked = await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for("no key update");
  if (locked.length === 0) throw loginRequired();
}
