import type { Transaction } from "@hemline/database";
import { and, eq, inArray, sql } from "drizzle-orm";
import { preparedRows, query } from "../../db/prepared-query.ts";
import type { Notice } from "../../notifications/notice.ts";
import { notifiedOf } from "../../notifications/notified-members.ts";
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

/** Notifies, each once, whom a new message answers, whom it names, and who wants to hear of every reply. */
export async function notifyOfMessage(
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  message: WrittenMessage,
  named: ReadonlySet<string>,
): Promise<void> {
  await notifyEach(tx, site, await noticesOf(tx, message, named));
}

/** As `notifyOfMessage`, once a message has waited: those who heard of it before it waited are not notified again. */
export async function notifyOfShownMessage(
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  message: WrittenMessage,
  named: ReadonlySet<string>,
): Promise<void> {
  const notices = await noticesOf(tx, message, named);
  const memberIds = notices.map(({ memberId }) => memberId);
  const notified = await notifiedOf(tx, message.id, memberIds);
  await notifyEach(
    tx,
    site,
    notices.filter(({ memberId }) => !notified.has(memberId)),
  );
}

/** Nobody who muted the discussion. */
async function noticesOf(tx: Transaction, message: WrittenMessage, named: ReadonlySet<string>): Promise<Notice[]> {
  const levels = await levelsIn(tx, message);
  const muting = new Set(membersAt(levels, "muted"));
  return [
    ...(await quotedAuthorOf(tx, message)).map((memberId) => noticeOf(message, memberId, "message-reply")),
    ...Array.from(named, (memberId) => noticeOf(message, memberId, "message-mention")),
    ...othersOf(message, levels),
  ].filter(({ memberId }) => !muting.has(memberId));
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

const membersAt = (levels: Awaited<ReturnType<typeof levelsIn>>, wanted: "every" | "muted"): string[] =>
  levels.filter(({ level }) => level === wanted).map(({ memberId }) => memberId);

/**
 * `renewMentionNotices` for a message. Nobody who muted the discussion is notified, and nobody of a message that waits for an
 * admin: `notifyOfShownMessage` does that when it is shown.
 */
export async function renewMessageNotices(
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  message: Pick<WrittenMessage, "id" | "discussionId" | "authorId"> & { waits: boolean },
  { before, now }: RenewedMentions,
): Promise<void> {
  if (before.size + now.size === 0) return;
  const levels = await levelsIn(tx, message);
  const muting = new Set(membersAt(levels, "muted"));
  await renewMentionNotices(
    tx,
    site,
    message.id,
    { before, now: new Set([...now].filter((id) => before.has(id) || !(message.waits || muting.has(id)))) },
    {
      mention: (memberId) => noticeOf(message, memberId, "message-mention"),
      others: othersOf(message, levels),
    },
  );
}

/** For those who want to hear of every message. */
const othersOf = (
  message: Pick<WrittenMessage, "id" | "discussionId" | "authorId">,
  levels: Awaited<ReturnType<typeof levelsIn>>,
): Notice[] =>
  membersAt(levels, "every").map((memberId) => ({
    ...noticeOf(message, memberId, "message"),
    underId: message.discussionId,
  }));

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
