import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import { isShown } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { type ActingOptions, requireActingMember } from "./require-acting-member.ts";

/**
 * For verbs that count what a member does: until they commit, the member is not banned and cannot leave, which takes their
 * rows out of every count.
 * @returns whether their rows are counted: those of a banned member are not
 * @throws 401 when the member was deleted or is leaving, 403 when they are banned
 */
export async function lockActingMember(tx: Transaction, memberId: string, options?: ActingOptions): Promise<boolean> {
  const [member] = await preparedRows(tx, "acting member", { memberId }, () =>
    query
      .select({ standing: members.standing })
      .from(members)
      .where(eq(members.id, sql.placeholder("memberId")))
      .for("key share"),
  );
  return isShown(requireActingMember(member, options).standing);
}
