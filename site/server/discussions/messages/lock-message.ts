import type { Transaction } from "@hemline/database";
import { eq, getTableColumns } from "drizzle-orm";
import type { Standing } from "../../../shared/permissions.ts";
import { isUuid } from "../../../shared/uuid.ts";
import { members } from "../../accounts/tables.ts";
import { notFound } from "../../problems.ts";
import { discussions, messages } from "../tables.ts";

export type LockedMessage = typeof messages.$inferSelect & {
  discussion: typeof discussions.$inferSelect;
  author: { standing: Standing };
};

/**
 * Locks a message's discussion, which orders all that happens to its messages and their counts.
 * @throws 404 when there is none, or it is deleted
 */
export async function lockMessage(tx: Transaction, id: string): Promise<LockedMessage> {
  const [found] = isUuid(id)
    ? await tx.select({ discussionId: messages.discussionId }).from(messages).where(eq(messages.id, id))
    : [];
  if (!found) throw notFound("reply");
  const [discussion] = await tx
    .select()
    .from(discussions)
    .where(eq(discussions.id, found.discussionId))
    .for("no key update");
  const [row] = await tx
    .select({ message: getTableColumns(messages), author: { standing: members.standing } })
    .from(messages)
    .innerJoin(members, eq(members.id, messages.authorId))
    .where(eq(messages.id, id));
  if (!discussion || !row || row.message.state === "deleted") throw notFound("reply");
  // An admin moved it to another discussion meanwhile.
  if (row.message.discussionId !== discussion.id) return lockMessage(tx, id);
  return { ...row.message, discussion, author: row.author };
}
