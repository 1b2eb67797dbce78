import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import type { GuardReason } from "../../../shared/moderation/decision.ts";
import { isShown } from "../../../shared/permissions.ts";
import { isUuid } from "../../../shared/uuid.ts";
import { members } from "../../accounts/tables.ts";
import { groups } from "../../groups/tables.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import type { SiteContext } from "../../site-context.ts";
import { photosOfDiscussions } from "../photos/renew-message-photos.ts";
import { discussions, messageMentions, messages } from "../tables.ts";
import { type LockedMessage, lockMessage } from "./lock-message.ts";
import { waitingColumns } from "./message-guard.ts";
import { notifyOfShownMessage } from "./message-notices.ts";
import { setMessageState } from "./set-message-state.ts";

/** As `lockMessage`, after the group whose number of discussions may change with it. @throws 404 */
export async function lockModeratedMessage(tx: Transaction, id: string): Promise<LockedMessage> {
  if (isUuid(id))
    await tx.execute(sql`select id from ${groups} where id in (
      select d.group_id from ${messages} m join ${discussions} d on d.id = m.discussion_id
      where m.id = ${id}::uuid and m.number = 1) for no key update`);
  return lockMessage(tx, id);
}

/**
 * As `setMessageState`. A message that waited for an admin enters its discussion when it is shown: only now others hear of
 * it, and with a first message its discussion appears.
 * @param wasHiddenWaiting of one that waits no more: whether it did when it was hidden, so that others hear of it now
 * @returns what changes for others
 */
export async function moderateMessage(
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  message: LockedMessage,
  state: "live" | "hidden",
  why: string,
  wasHiddenWaiting = false,
): Promise<CacheTag[]> {
  await setMessageState(tx, message, state, why);
  if (state === "live") {
    if (message.number === 1) await setDiscussionState(tx, message.discussion, "live");
    if (message.guard !== null || wasHiddenWaiting) await announce(tx, site, message);
  }
  return tagsOfMessage(message);
}

/**
 * Makes a shown message wait for an admin. Its discussion waits too if it has no other message. With replies the discussion
 * stays public, so that others keep what they wrote.
 */
export async function makeMessageWait(
  tx: Transaction,
  message: LockedMessage,
  guard: GuardReason,
): Promise<CacheTag[]> {
  const columns = waitingColumns(guard, message.number);
  await setMessageState(tx, message, columns.state, columns.hiddenWhy);
  await tx.update(messages).set(columns).where(eq(messages.id, message.id));
  if (message.discussion.lastNumber === 1) await setDiscussionState(tx, message.discussion, "hidden");
  return tagsOfMessage(message);
}

const tagsOfMessage = ({ discussionId, number }: LockedMessage): CacheTag[] => [
  `discussion:${discussionId}`,
  "discussions",
  ...(number === 1 ? (["groups"] as const) : []),
];

async function announce(tx: Transaction, site: Pick<SiteContext, "clock">, message: LockedMessage): Promise<void> {
  await tx
    .update(discussions)
    .set({ lastMessageAt: sql`greatest(${discussions.lastMessageAt}, ${message.postedAt.toISOString()}::timestamptz)` })
    .where(eq(discussions.id, message.discussionId));
  const named = await tx
    .select({ id: messageMentions.memberId })
    .from(messageMentions)
    .where(eq(messageMentions.messageId, message.id));
  await notifyOfShownMessage(tx, site, message, new Set(named.map(({ id }) => id)));
}

/** Its group counts it while it is live and others see who started it. The photos in it close or open. */
export async function setDiscussionState(
  tx: Transaction,
  { id, groupId, authorId, state: before }: LockedMessage["discussion"],
  state: "live" | "hidden",
): Promise<void> {
  if (before === state) return;
  await tx.update(discussions).set({ state }).where(eq(discussions.id, id));
  await tx.execute(photosOfDiscussions([id]));
  const [author] = await tx.select({ standing: members.standing }).from(members).where(eq(members.id, authorId));
  if (author && isShown(author.standing))
    await tx
      .update(groups)
      .set({ discussionCount: sql`${groups.discussionCount} + ${state === "live" ? 1 : -1}` })
      .where(eq(groups.id, groupId));
}
