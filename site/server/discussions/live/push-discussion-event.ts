import { and, asc, eq, sql } from "drizzle-orm";
import type { DeletedMessage, LiveMessage } from "../../../shared/discussions/message.ts";
import { isSubscriber } from "../../accounts/is-subscribed.ts";
import { memberName } from "../../accounts/member-name.ts";
import { members } from "../../accounts/tables.ts";
import { liveEvent } from "../../live/live-event.ts";
import type { LiveStream } from "../../live/live-hub.ts";
import type { DiscussionEvent } from "../../live/publish-live.ts";
import type { SiteContext } from "../../site-context.ts";
import { messageOf } from "../messages/message-payload.ts";
import { messageRows } from "../messages/message-rows.ts";
import { messages } from "../tables.ts";
import { type MessageReader, readersOfMessage, watchersWhoSee } from "./readers-of-message.ts";

/** Of each discussion, the events of this process in their order. */
const lines = new Map<string, Promise<void>>();

/**
 * Sends what happened in a discussion to the tabs that show it, to each as far as its member may read it now. What
 * happened is read once, however many tabs there are.
 */
export function pushDiscussionEvent(site: SiteContext, event: DiscussionEvent, watchers: readonly LiveStream[]): void {
  const { discussionId } = event;
  const before = lines.get(discussionId) ?? Promise.resolve();
  const line = before
    .then(() => push(site, event, watchers))
    .catch((error: unknown) => site.log.warn({ err: error }, "an event of a discussion could not be read"))
    .finally(() => {
      if (lines.get(discussionId) === line) lines.delete(discussionId);
    });
  lines.set(discussionId, line);
}

async function push(
  site: SiteContext,
  { kind, id, discussionId }: DiscussionEvent,
  watchers: readonly LiveStream[],
): Promise<void> {
  switch (kind) {
    case "message":
      return pushMessage(site, { id, discussionId }, watchers);
    case "deleted":
      return pushDeleted(site, id, watchers);
    case "hidden":
    case "moved":
      return pushNumber(site, { id, discussionId, kind }, watchers);
    case "writing":
      return pushWriter(site, { memberId: id, discussionId }, watchers);
  }
}

/** Reads every message: who of the watchers may read it is asked apart. */
const everything = { id: "00000000-0000-0000-0000-000000000000", role: "admin" } as const;

/** Without what is of one reader only: the browser knows whose the message is. One that was moved meanwhile is elsewhere. */
async function pushMessage(
  site: SiteContext,
  { id, discussionId }: Pick<DiscussionEvent, "id" | "discussionId">,
  watchers: readonly LiveStream[],
): Promise<void> {
  const [row] = await messageRows(site, everything, "pushed message", { id, discussionId }, () => ({
    where: and(eq(messages.id, sql.placeholder("id")), eq(messages.discussionId, sql.placeholder("discussionId"))),
    orderBy: [asc(messages.number)],
    limit: 1,
  }));
  if (!row) return;
  const now = site.clock();
  const message = messageOf(row, { viewer: null, now, cards: null });
  const { authorId } = row.message;
  /** With the source, for its author to edit. */
  const ofAuthor = messageOf(row, { viewer: { id: authorId, role: "member" }, now, cards: null });
  /** What is the same for many is written once. */
  const events = new Map<string, Uint8Array>();
  const readers = await readersOfMessage(site, id, watchers);
  for (const stream of watchers) {
    const reader = readers.get(stream.memberId);
    if (!reader) continue;
    const { isMuted, isQuoteSeen } = reader;
    const isAuthor = stream.memberId === authorId;
    const kind = [isAuthor, isMuted, isQuoteSeen].join();
    const told = isAuthor ? ofAuthor : message;
    if (told.kind === "moved") return;
    const event = events.get(kind) ?? eventOf(told, { isMuted, isQuoteSeen });
    events.set(kind, event);
    stream.send(event);
  }
}

function eventOf(message: DeletedMessage | LiveMessage, { isMuted, isQuoteSeen }: MessageReader): Uint8Array {
  if (message.kind === "deleted") return liveEvent("deleted", message);
  const { quote } = message;
  const seen = quote && !isQuoteSeen ? { ...quote, author: null, text: "" } : quote;
  return liveEvent("message", { ...message, isMuted, quote: seen });
}

/** Everybody sees the places of deleted messages. */
async function pushDeleted({ db }: SiteContext, id: string, watchers: readonly LiveStream[]): Promise<void> {
  const [row] = await db
    .select({ number: messages.number })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.state, "deleted")));
  if (!row) return;
  const message: DeletedMessage = { kind: "deleted", id, number: row.number };
  const event = liveEvent("deleted", message);
  for (const stream of watchers) stream.send(event);
}

/** Only its number: who may read what is there now fetches it. */
async function pushNumber(
  { db }: SiteContext,
  { id, discussionId, kind }: DiscussionEvent,
  watchers: readonly LiveStream[],
): Promise<void> {
  const isThere = and(eq(messages.id, id), eq(messages.discussionId, discussionId));
  const [row] = await db.select({ number: messages.number }).from(messages).where(isThere);
  if (!row) return;
  const event = liveEvent(kind, row.number);
  for (const stream of watchers) stream.send(event);
}

async function pushWriter(
  site: SiteContext,
  writer: { memberId: string; discussionId: string },
  watchers: readonly LiveStream[],
): Promise<void> {
  const { memberId } = writer;
  const others = watchers.filter((stream) => stream.memberId !== memberId);
  if (others.length === 0) return;
  const [member] = await site.db
    .select({
      slug: members.slug,
      username: members.username,
      firstName: members.firstName,
      lastName: members.lastName,
      isSubscriber: isSubscriber(members, site.clock()),
    })
    .from(members)
    .where(eq(members.id, memberId));
  if (!member) return;
  const seeing = await watchersWhoSee(site, writer, others);
  const event = liveEvent("writing", memberName(member));
  for (const stream of others) if (seeing.has(stream.memberId)) stream.send(event);
}
