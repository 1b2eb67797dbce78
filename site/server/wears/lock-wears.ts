import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import { loginRequired } from "../problems.ts";
import { isShown } from "../relations/seen-by.ts";

/**
 * For verbs that delete wears or change plans: a member's run one after the other, since some go from plans to items and
 * others from items to plans.
 * @throws 401 when the member was deleted or is leaving
 */
export async function lockWears(tx: Transaction, memberId: string): Promise<void> {
  const locked = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), isShown))
    .for("no key update");
  if (locked.length === 0) throw loginRequired();
}
