import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import { isShown } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { loginRequired } from "../problems.ts";

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

/** @throws 401 when the member was deleted or is leaving */
export async function lockActingAuthor(tx: Transaction, memberId: string): Promise<ReviewAuthor> {
  const author = await lockAuthor(tx, memberId);
  // A banned member's own reviews can still be deleted.
  if (!author || (!isShown(author.standing) && author.standing !== "banned")) throw loginRequired();
  return author;
}
