import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../../shared/permissions.ts";
import { members } from "../../accounts/tables.ts";
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
  const now = sql`${site.clock().toISOString()}::timestamptz`;
  for (const role of ["member", "admin"] as const) {
    const ids = idsOf(watchers, role);
    if (ids.length === 0) continue;
    const reader: Reader = { id: "", role };
    const rows = await site.db
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
      .innerJoin(asReaders(ids), sql`true`)
      .where(
        and(
          eq(messages.id, messageId),
          seenBy(reader, messages, readerId),
          lockedSeenBy(reader, discussions, readerId),
          mayEnterGroup(reader, now, readerId),
        ),
      );
    for (const { id, ...one } of rows) found.set(id, one);
  }
  return found;
}

/** Who of the watchers sees what a member does in a discussion now. */
export async function watchersWhoSee(
  { db, clock }: Pick<SiteContext, "db" | "clock">,
  { memberId, discussionId }: { memberId: string; discussionId: string },
  watchers: Watchers,
): Promise<Set<string>> {
  const found = new Set<string>();
  const act = { authorId: members.id, audience: sql`'everyone'`, state: sql`'live'` };
  for (const role of ["member", "admin"] as const) {
    const ids = idsOf(watchers, role);
    if (ids.length === 0) continue;
    const rows = await db
      .select({ id: sql<string>`reader.id` })
      .from(members)
      .innerJoin(discussions, eq(discussions.id, discussionId))
      .innerJoin(groups, eq(groups.id, discussions.groupId))
      .innerJoin(asReaders(ids), sql`true`)
      .where(
        and(
          ...[eq(members.id, memberId), seenBy({ id: "", role }, act, readerId), notMuted(members.id, readerId)],
          lockedSeenBy({ id: "", role }, discussions, readerId),
          mayEnterGroup({ id: "", role }, sql`${clock().toISOString()}::timestamptz`, readerId),
        ),
      );
    for (const { id } of rows) found.add(id);
  }
  return found;
}

const asReaders = (ids: readonly string[]): SQL => sql`unnest(${sql.param([...ids])}::uuid[]) as reader (id)`;

const idsOf = (watchers: Watchers, role: Reader["role"]): string[] => [
  ...new Set(watchers.filter(({ isAdmin }) => isAdmin === (role === "admin")).map(({ memberId }) => memberId)),
];
