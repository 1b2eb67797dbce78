import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../../shared/permissions.ts";
import { members } from "../../accounts/tables.ts";
import { preparedRows, query } from "../../db/prepared-query.ts";
import { mayEnterGroup } from "../../groups/may-enter-group.ts";
import { groups } from "../../groups/tables.ts";
import type { LiveStream } from "../../live/live-hub.ts";
import { lockedSeenBy, notMuted, seenBy } from "../../relations/seen-by.ts";
import type { SiteContext } from "../../site-context.ts";
import { isQuoted, isQuoteSeenBy, quoted } from "../messages/quoted-message.ts";
import { discussions, messages } from "../tables.ts";

type Watchers = readonly Pick<LiveStream, "memberId" | "isAdmin">[];

export interface MessageReader {
  isMuted: boolean;
  isQuoteSeen: boolean;
}

const readerId = sql.raw("reader.id");

/** Who of the watchers may read a message now, by their ids: the rule for one reader, asked for all of them at once. */
export async function readersOfMessage(
  site: Pick<SiteContext, "db" | "clock">,
  messageId: string,
  watchers: Watchers,
): Promise<Map<string, MessageReader>> {
  const found = new Map<string, MessageReader>();
  for (const role of ["member", "admin"] as const) {
    const ids = idsOf(watchers, role);
    if (ids.length === 0) continue;
    const values = { ids, messageId, now: site.clock() };
    const rows = await preparedRows(site.db, `${role}s who read a message`, values, () => messageForReaders(role));
    for (const { id, ...one } of rows) found.set(id, one);
  }
  return found;
}

function messageForReaders(role: Reader["role"]) {
  const reader: Reader = { id: "", role };
  return query
    .select({
      id: sql<string>`reader.id`,
      isMuted: sql<boolean>`not ${notMuted(messages.authorId, readerId)}`,
      isQuoteSeen: isQuoteSeenBy(reader, now, readerId),
    })
    .from(messages)
    .innerJoin(members, eq(members.id, messages.authorId))
    .innerJoin(discussions, eq(discussions.id, messages.discussionId))
    .innerJoin(groups, eq(groups.id, discussions.groupId))
    .leftJoin(quoted, isQuoted)
    .innerJoin(readers, sql`true`)
    .where(
      and(
        eq(messages.id, sql.placeholder("messageId")),
        seenBy(reader, messages, readerId),
        lockedSeenBy(reader, discussions, readerId),
        mayEnterGroup(reader, now, readerId),
      ),
    );
}

/** Who of the watchers sees what a member does in a discussion now. */
export async function watchersWhoSee(
  { db, clock }: Pick<SiteContext, "db" | "clock">,
  { memberId, discussionId }: { memberId: string; discussionId: string },
  watchers: Watchers,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const role of ["member", "admin"] as const) {
    const ids = idsOf(watchers, role);
    if (ids.length === 0) continue;
    const values = { ids, memberId, discussionId, now: clock() };
    const rows = await preparedRows(db, `${role}s who see a writer`, values, () => writerForReaders(role));
    for (const { id } of rows) found.add(id);
  }
  return found;
}

function writerForReaders(role: Reader["role"]) {
  const reader: Reader = { id: "", role };
  const act = { authorId: members.id, audience: sql`'everyone'`, state: sql`'live'` };
  return query
    .select({ id: sql<string>`reader.id` })
    .from(members)
    .innerJoin(discussions, eq(discussions.id, sql.placeholder("discussionId")))
    .innerJoin(groups, eq(groups.id, discussions.groupId))
    .innerJoin(readers, sql`true`)
    .where(
      and(
        ...[eq(members.id, sql.placeholder("memberId")), seenBy(reader, act, readerId), notMuted(members.id, readerId)],
        lockedSeenBy(reader, discussions, readerId),
        mayEnterGroup(reader, now, readerId),
      ),
    );
}

const now: SQL = sql`${sql.placeholder("now")}::timestamptz`;

const readers: SQL = sql`unnest(${sql.placeholder("ids")}::uuid[]) as reader (id)`;

const idsOf = (watchers: Watchers, role: Reader["role"]): string[] => [
  ...new Set(watchers.filter(({ isAdmin }) => isAdmin === (role === "admin")).map(({ memberId }) => memberId)),
];
