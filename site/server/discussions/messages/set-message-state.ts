import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import { isShown } from "../../../shared/permissions.ts";
import { publishDiscussion } from "../../live/publish-live.ts";
import { photosOfMessage } from "../photos/renew-message-photos.ts";
import { renewSearchText } from "../renew-search-text.ts";
import { discussions, messages } from "../tables.ts";
import { setLastMessageAt } from "./last-message-at.ts";
import type { LockedMessage } from "./lock-message.ts";

/**
 * Hides a locked message from all but its author and admins, or shows it again. It leaves or enters the count, its
 * photos close or open, and a first one stops or starts to find its discussion.
 */
export async function setMessageState(
  tx: Transaction,
  { id, discussionId, number, author, state: before }: LockedMessage,
  state: "live" | "hidden",
  why: string,
): Promise<void> {
  await tx
    .update(messages)
    .set({ state, hiddenWhy: state === "hidden" ? why : null, guard: null })
    .where(eq(messages.id, id));
  await tx.execute(photosOfMessage(id));
  if (before !== state && isShown(author.standing))
    await tx
      .update(discussions)
      .set({ messageCount: sql`${discussions.messageCount} + ${state === "live" ? 1 : -1}` })
      .where(eq(discussions.id, discussionId));
  if (before !== state) await setLastMessageAt(tx, [discussionId]);
  if (number === 1) await renewSearchText(tx, [discussionId]);
  await publishDiscussion(tx, { discussionId, kind: state === "live" ? "message" : "hidden", id });
}
