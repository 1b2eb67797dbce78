import type { Transaction } from "@hemline/database";
import { and, eq, inArray, ne, notExists, type SQL } from "drizzle-orm";
import { eraseTitlesAbove } from "../cases/erase-titles-above.ts";
import { endGuardCases } from "../cases/guard-case.ts";
import { cases } from "../cases/tables.ts";
import { emptyMessages, emptyQuotations } from "./messages/delete-message.ts";
import { discussions, messagePhotos, messages } from "./tables.ts";

/**
 * Empties a member's messages, whose numbers stay, and deletes the discussions of which nothing by others is left. They are
 * in no count. Whoever calls it has locked them with `lockDiscussionsOf`.
 */
export async function eraseDiscussions(tx: Transaction, memberId: string, now: Date): Promise<void> {
  const ofOthers = tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(eq(messages.discussionId, discussions.id), ne(messages.authorId, memberId), ne(messages.state, "deleted")),
    );
  const isOwn = and(eq(discussions.authorId, memberId), notExists(ofOthers));
  const own = await tx.select({ id: discussions.id }).from(discussions).where(isOwn);
  const ids = own.map(({ id }) => id);
  if (ids.length) {
    const isInOwn = inArray(messages.discussionId, ids);
    const said = await messagesIn(tx, isInOwn);
    await endGuardCases(
      tx,
      said.map(({ id }) => id),
    );
    await eraseTitlesAbove(tx, and(eq(cases.targetKind, "message"), inArray(cases.targetId, messagesIn(tx, isInOwn))));
    await emptyQuotations(tx, isInOwn);
    await tx.delete(discussions).where(inArray(discussions.id, ids));
  }
  await emptyMessages(tx, and(eq(messages.authorId, memberId), ne(messages.state, "deleted")), now);
}

const messagesIn = (tx: Transaction, which: SQL) => tx.select({ id: messages.id }).from(messages).where(which);

/** The messages of a member stay, without their photos, which are deleted. */
export async function removeMessagePhotos(tx: Transaction, memberId: string): Promise<void> {
  const own = tx.select({ id: messages.id }).from(messages).where(eq(messages.authorId, memberId));
  await tx.delete(messagePhotos).where(inArray(messagePhotos.messageId, own));
}

/** Whether something of a member stays in the discussions of others. */
export async function isInDiscussions(tx: Transaction, memberId: string): Promise<boolean> {
  const said = await tx.select({ id: messages.id }).from(messages).where(eq(messages.authorId, memberId)).limit(1);
  if (said.length) return true;
  return (await tx.$count(discussions, eq(discussions.authorId, memberId))) > 0;
}
