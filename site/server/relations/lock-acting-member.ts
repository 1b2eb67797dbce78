import type { Transaction } from "@hemline/database";
import { and, eq, sql } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { loginRequired } from "../problems.ts";
import { isShown } from "./seen-by.ts";

/**
 * For verbs that count what a member does: until they commit, the member cannot leave, which takes their rows out of
 * every count.
 * @throws 401 when the member was deleted or is leaving
 */
export async function lockActingMember(tx: Transaction, memberId: string): Promise<void> {
  const [acting] = await preparedRows(tx, "acting member", { memberId }, () =>
    query
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.id, sql.placeholder("memberId")), isShown))
      .for("key share"),
  );
  if (!acting) throw loginRequired();
}
