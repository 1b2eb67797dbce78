import type { Transaction } from "@hemline/database";
import { and, eq, inArray, sql } from "drizzle-orm";
import { preparedRows, query } from "../../db/prepared-query.ts";
import type { Notice } from "../../notifications/notice.ts";
import { notifyEach } from "../../notifications/notify.ts";
import { type RenewedMentions, renewMentionNotices } from "../../notifications/renew-mention-notices.ts";
import type { SiteContext } from "../../site-context.ts";
import { messages, readings } from "../tables.ts";

interface WrittenMessage {
  id: string;
  discussionId: string;
  authorId: string;
  quotedNumber: number | null;
}

/**
 * Notifies, each once, whom a new message answers, whom it names, and who wants to hear of every reply. Nobody who muted the
 * discussion.
 */
export async function notifyOfMessage(
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  message: WrittenMessage,
  named: ReadonlySet<string>,
): Promise<void> {
  const kinds = new Map<string, Notice["kind"]>();
  const add = (memberId: string, kind: Notice["kind"]) => kinds.set(memberId, kinds.get(memberId) ?? kind);
  for (const memberId of await quotedAuthorOf(tx, message)) add(memberId, "message-reply");
  for (const memberId of named) add(memberId, "message-mention");
  const levels = await levelsIn(tx, message);
  for (const { memberId, level } of levels) if (level === "every") add(memberId, "message");
  for (const { memberId, level } of levels) if (level === "muted") kinds.delete(memberId);
  await notifyEach(
    tx,
    site,
    Array.from(kinds, ([memberId, kind]) => noticeOf(message, memberId, kind)),
  );
}

/** Of those who want to hear of every message of a discussion, or of none. */
const levelsIn = (tx: Transaction, { discussionId }: Pick<WrittenMessage, "discussionId">) =>
  preparedRows(tx, "levels for notices", { discussionId }, () =>
    query
      .select({ memberId: readings.memberId, level: readings.level })
      .from(readings)
      .where(
        and(eq(readings.discussionId, sql.placeholder("discussionId")), inArray(readings.level, ["every", "muted"])),
      ),
  );

/** `renewMentionNotices` for a message. Nobody who muted the discussion is notified. */
export async function renewMessageNotices(
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  message: Pick<WrittenMessage, "id" | "discussionId" | "authorId">,
  { before, now }: RenewedMentions,
): Promise<void> {
  if (before.size + now.size === 0) return;
  const levels = await levelsIn(tx, message);
  const muting = new Set(levels.filter(({ level }) => level === "muted").map(({ memberId }) => memberId));
  const every = levels.filter(({ level }) => level === "every");
  await renewMentionNotices(
    tx,
    site,
    message.id,
    { before, now: new Set([...now].filter((id) => before.has(id) || !muting.has(id))) },
    {
      mention: (memberId) => noticeOf(message, memberId, "message-mention"),
      others: every.map(({ memberId }) => noticeOf(message, memberId, "message")),
    },
  );
}

const noticeOf = (
  { id, authorId }: Pick<WrittenMessage, "id" | "authorId">,
  memberId: string,
  kind: Notice["kind"],
): Notice => ({ memberId, kind, actorId: authorId, subjectId: id });

async function quotedAuthorOf(tx: Transaction, { discussionId, quotedNumber }: WrittenMessage): Promise<string[]> {
  if (quotedNumber === null) return [];
  const rows = await tx
    .select({ authorId: messages.authorId })
    .from(messages)
    .where(and(eq(messages.discussionId, discussionId), eq(messages.number, quotedNumber)));
  return rows.map(({ authorId }) => authorId);
}
