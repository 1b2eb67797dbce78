import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import { isShown } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { type ActingOptions, requireActingMember } from "../relations/require-acting-member.ts";

/**
 * Locks a member's folders and what they hold, so that a folder never holds a look that is not saved.
 * @returns whether their saves are counted: those of a banned member are not
 * @throws 401 when the member was deleted or is leaving, 403 when they are banned
 */
export async function lockSaves(tx: Transaction, memberId: string, options?: ActingOptions): Promise<boolean> {
  const [member] = await tx
    .select({ standing: members.standing })
    .from(members)
    .where(eq(members.id, memberId))
    .for("no key update");
  return isShown(requireActingMember(member, options).standing);
}
