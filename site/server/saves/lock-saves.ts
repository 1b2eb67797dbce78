import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import { loginRequired } from "../problems.ts";
import { isShown } from "../relations/seen-by.ts";

/**
 * Locks a member's folders and what they hold, so that a folder never holds a look that is not saved.
 * @throws 401 when the member was deleted or is leaving
 */
export async function lockSaves(tx: Transaction, memberId: string): Promise<void> {
  const locked = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), isShown))
    .for("no key update");
  if (locked.length === 0) throw loginRequired();
}
