import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { requireActingMember } from "../relations/require-acting-member.ts";

const columns = {
  id: members.id,
  standing: members.standing,
  isPrivate: members.isPrivate,
  createdAt: members.createdAt,
};

export type ReviewAuthor = Pick<typeof members.$inferSelect, keyof typeof columns>;

/**
 * Until the transaction ends, all that happens to the author's reviews and items waits, and they neither leave nor become
 * private. Locked before the brand, as everywhere.
 */
export async function lockAuthor(tx: Transaction, memberId: string): Promise<ReviewAuthor | null> {
  const [author] = await preparedRows(tx, "author of reviews", { memberId }, () =>
    query
      .select(columns)
      .from(members)
      .where(eq(members.id, sql.placeholder("memberId")))
      .for("no key update"),
  );
  return author ?? null;
}

/** @throws 401 when the member was deleted or is leaving, 403 when they are banned */
export async function lockActingAuthor(tx: Transaction, memberId: string): Promise<ReviewAuthor> {
  return requireActingMember(await lockAuthor(tx, memberId));
}
