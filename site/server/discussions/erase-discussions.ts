import type { Transaction } from "@hemline/database";
import { and, eq, ne, notExists } from "drizzle-orm";
import { emptyMessages } from "./messages/delete-message.ts";
import { discussions, messages } from "./tables.ts";

/**
 * Empties a member's messages, whose numbers stay, and deletes the discussions of which nothing
 * by others is left. They are in no
 * count. Whoever calls it has locked them with `lockDiscussionsOf`.
 */
export async function eraseDiscussions(tx: Transaction, memberId: string): Promise<void> {
  const ofOthers = tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(eq(messages.discussionId, discussions.id), ne(messages.authorId, memberId), ne(messages.state, "deleted")),
    );
  await tx.delete(discussions).where(and(eq(discussions.authorId, memberId), notExists(ofOthers)));
  await emptyMessages(tx, and(eq(messages.authorId, memberId), ne(messages.state, "deleted")));
}

/** Whether something of a member stays in the discussions of others. */
export async function isInDiscussions(tx: Transaction, memberId: string): Promise<boolean> {
  const said = await tx.select({ id: messages.id }).from(messages).where(eq(messages.authorId, memberId)).limit(1);
  if (said.length) return true;
  return (await tx.$count(discussions, eq(discussions.authorId, memberId))) > 0;
}
