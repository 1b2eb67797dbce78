import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import { isUuid } from "../../../shared/uuid.ts";
import { members } from "../../accounts/tables.ts";
import { lockPrivacy } from "../photos/message-photos.ts";
import { messages, readings } from "../tables.ts";

/**
 * Before a discussion is split at a message: until that is done, the account of its author, who starts the new one, stays
 * private or public, and nobody who wrote or read here is banned or leaves. Members before groups and discussions, as
 * everywhere. Who only comes at this very moment is not among them: PostgreSQL then aborts one of the two transactions.
 */
export async function lockMembersOfSplit(tx: Transaction, id: string): Promise<void> {
  const [first] = isUuid(id)
    ? await tx
        .select({ authorId: messages.authorId, discussionId: messages.discussionId })
        .from(messages)
        .where(eq(messages.id, id))
    : [];
  if (!first) return;
  // The stronger lock first: a member who is banned holds those whom they follow, and waits for the weaker ones.
  await lockPrivacy(tx, first.authorId);
  await tx.execute(sql`select id from ${members} where id in (
      select author_id from ${messages} where discussion_id = ${first.discussionId}
      union select member_id from ${readings} where discussion_id = ${first.discussionId})
    order by id for key share`);
}
