import type { Transaction } from "@hemline/database";
import { and, eq, inArray, sql } from "drizzle-orm";
import { preparedRows, query } from "../../db/prepared-query.ts";
import type { Notice } from "../../notifications/notice.ts";
import { notifyEach } from "../../notifications/notify.ts";
import { notifications } from "../../notifications/tables.ts";
import { withdraw } from "../../notifications/withdraw.ts";
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

/**
 * After an edit: notifies whom the message names for the first time, and takes back what others were told. Nobody who muted
 * the discussion or knows of the message already.
 */
export async function renewMentionNotices(
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  message: Pick<WrittenMessage, "id" | "discussionId" | "authorId">,
  { before, now }: { before: ReadonlySet<string>; now: ReadonlySet<string> },
): Promise<void> {
  const of = (memberId: string) => noticeOf(message, memberId, "message-mention");
  const dropped = [...before].filter((id) => !now.has(id));
  if (dropped.length) await withdraw(tx, ...dropped.map(of));
  const added = [...now].filter((id) => !before.has(id));
  if (added.length === 0) return;
  const know = await tx
    .select({ memberId: readings.memberId })
    .from(readings)
    .where(
      and(
        eq(readings.discussionId, message.discussionId),
        eq(readings.level, "muted"),
        inArray(readings.memberId, added),
      ),
    )
    .unionAll(
      tx
        .select({ memberId: notifications.memberId })
        .from(notifications)
        .where(and(eq(notifications.subjectId, message.id), inArray(notifications.memberId, added))),
    );
  const without = new Set(know.map(({ memberId }) => memberId));
  await notifyEach(tx, site, added.filter((id) => !without.has(id)).map(of));
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
