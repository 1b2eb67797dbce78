import { and, asc, desc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { Message } from "../../../shared/discussions/message.ts";
import type { Slice } from "../../../shared/page-data.ts";
import type { Reader } from "../../../shared/permissions.ts";
import { invalidMessageNumber } from "../../problems.ts";
import type { SiteContext } from "../../site-context.ts";
import { messages } from "../tables.ts";
import { messagesOf } from "./message-payload.ts";
import { type MessageRow, messageRows } from "./message-rows.ts";

const pageSize = 20;
/** Of the messages before the one in question, so many are in its window. */
const before = 5;

/** Which part of a conversation: behind a number, in front of one, or around one. */
export type WindowStart = { kind: "after" | "before" | "around"; number: number };

const maxNumber = 2 ** 31 - 1;

export const firstWindow: WindowStart = { kind: "after", number: 0 };

/** What the address asks for; null where it says nothing. @throws 400 */
export function windowOf({ searchParams }: URL): WindowStart | null {
  for (const kind of ["around", "after", "before"] as const) {
    const text = searchParams.get(kind);
    if (!text) continue;
    const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (!(number <= maxNumber)) throw invalidMessageNumber();
    return { kind, number };
  }
  return null;
}

/** A part of a conversation by number. `previous` and `next` are the numbers behind which the neighbouring parts begin. */
export async function messageWindow(
  site: SiteContext,
  viewer: Reader | null,
  discussionId: string,
  start: WindowStart,
): Promise<Slice<Message>> {
  const { rows, isFirst, isLast } = await windowRows(site, viewer, discussionId, start);
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    items: await messagesOf(site, viewer, rows),
    previous: first && !isFirst ? String(first.message.number) : null,
    next: last && !isLast ? String(last.message.number) : null,
  };
}

interface WindowRows {
  /** Oldest first. */
  rows: MessageRow[];
  isFirst: boolean;
  isLast: boolean;
}

async function windowRows(
  site: SiteContext,
  viewer: Reader | null,
  discussionId: string,
  { kind, number }: WindowStart,
): Promise<WindowRows> {
  const read = (start: "after" | "before", from: number, limit: number) =>
    rowsBeyond(site, viewer, { discussionId, number: from }, start, limit + 1);
  if (kind === "after") {
    const found = await read("after", number, pageSize);
    // Behind the last number: the end.
    if (found.length === 0 && number > 0) return lastWindow(site, viewer, discussionId);
    // A window that begins at the first number has nothing in front of it.
    return { rows: found.slice(0, pageSize), isFirst: number === 0, isLast: found.length <= pageSize };
  }
  if (kind === "before") {
    const found = await read("before", number, pageSize);
    if (found.length === 0) return windowRows(site, viewer, discussionId, firstWindow);
    return { rows: found.slice(0, pageSize).reverse(), isFirst: found.length <= pageSize, isLast: false };
  }
  const later = await read("after", number - 1, pageSize);
  // Near the end, more of what is in front of it fills the window.
  const inFront = Math.max(before, pageSize - later.length);
  const earlier = await read("before", number, inFront > before ? pageSize : before);
  const behind = pageSize - Math.min(inFront, earlier.length);
  return {
    rows: [...earlier.slice(0, inFront).reverse(), ...later.slice(0, behind)],
    isFirst: earlier.length <= inFront,
    isLast: later.length <= behind,
  };
}

async function lastWindow(site: SiteContext, viewer: Reader | null, discussionId: string): Promise<WindowRows> {
  const start: WindowStart = { kind: "before", number: maxNumber };
  return { ...(await windowRows(site, viewer, discussionId, start)), isLast: true };
}

function rowsBeyond(
  site: SiteContext,
  viewer: Reader | null,
  values: { discussionId: string; number: number },
  start: "after" | "before",
  limit: number,
): Promise<MessageRow[]> {
  const number = sql`${sql.placeholder("number")}::int`;
  const isBeyond: SQL = start === "after" ? gt(messages.number, number) : lt(messages.number, number);
  return messageRows(site, viewer, `${limit} messages ${start}`, values, () => ({
    where: and(eq(messages.discussionId, sql.placeholder("discussionId")), isBeyond),
    orderBy: [start === "after" ? asc(messages.number) : desc(messages.number)],
    limit,
  }));
}

/** One message as the viewer sees it, for the answers of verbs. */
export async function oneMessage(site: SiteContext, viewer: Reader, id: string): Promise<Message | null> {
  const rows = await messageRows(site, viewer, "one message", { id }, () => ({
    where: eq(messages.id, sql.placeholder("id")),
    orderBy: [asc(messages.number)],
    limit: 1,
  }));
  return (await messagesOf(site, viewer, rows))[0] ?? null;
}
