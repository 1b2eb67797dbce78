import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../../shared/permissions.ts";
import { members } from "../../accounts/tables.ts";
import { literalLimit, preparedRows, query as select } from "../../db/prepared-query.ts";
import { mayEnterGroup } from "../../groups/may-enter-group.ts";
import { groups } from "../../groups/tables.ts";
import { notMuted, preparedViewer, readerKind, seenBy } from "../../relations/seen-by.ts";
import type { SiteContext } from "../../site-context.ts";
import { unreadMessages } from "../readings/unread.ts";
import { replyCount } from "../reply-count.ts";
import { discussions, messages, readings } from "../tables.ts";

/**
 * The newest messages that the viewer may read, by whom; of the last one also the beginning of what it says. Without
 * those of members whom the viewer muted.
 */
export interface LateMessage {
  authorId: string;
  number: number;
  html: string | null;
}

const read = 12;
const readLetters = 800;

const lateMessages = (viewer: Reader | null): SQL<LateMessage[]> => sql<LateMessage[]>`(
  select coalesce(json_agg(json_build_object('authorId', late.author_id, 'number', late.number,
    'html', case when late.nth = 1 then left(late.html, ${sql.raw(String(readLetters))}) end) order by late.number desc), '[]')
  from (select ${messages.authorId}, ${messages.number}, ${messages.html}, row_number() over (order by ${messages.number} desc) as nth
    from ${messages} join ${members} on ${members.id} = ${messages.authorId}
    where ${messages.discussionId} = ${discussions.id} and ${messages.state} = 'live' and ${seenBy(viewer, messages)}
      and ${viewer ? notMuted(messages.authorId) : sql`true`}
    order by ${messages.number} desc limit ${sql.raw(String(read))}) late)`;

/** For `discussionRows`. */
export const now: SQL = sql`${sql.placeholder("now")}::timestamptz`;

/** The HTML of the first message, for those who may read it. */
const beginning = (viewer: Reader | null): SQL<string | null> => sql<string | null>`(
  select ${messages.html} from ${messages} join ${members} on ${members.id} = ${messages.authorId}
  where ${messages.discussionId} = ${discussions.id} and ${messages.number} = 1 and ${messages.state} = 'live'
    and ${seenBy(viewer, messages)} and ${mayEnterGroup(viewer, now)})`;

const allDiscussions = (viewer: Reader | null, hasBeginning: boolean) =>
  select
    .select({
      discussion: {
        id: discussions.id,
        slug: discussions.slug,
        title: discussions.title,
        tags: discussions.tags,
        authorId: discussions.authorId,
        isPinned: discussions.isPinned,
        lockedAt: discussions.lockedAt,
        replies: replyCount,
        lastMessageAt: discussions.lastMessageAt,
        postedAt: discussions.postedAt,
      },
      group: { slug: groups.slug, name: groups.name, colour: groups.colour, mayRead: groups.mayRead },
      late: sql<LateMessage[]>`case when ${mayEnterGroup(viewer, now)}
        then ${lateMessages(viewer)} else '[]' end`,
      beginning: hasBeginning ? beginning(viewer) : sql<null>`null`,
      unread: viewer
        ? sql<
            number | null
          >`case when ${readings.memberId} is not null and ${readings.level} <> 'muted' and ${mayEnterGroup(viewer, now)}
            then ${unreadMessages(viewer, discussions.id, readings.readNumber)} end`
        : sql<null>`null`,
    })
    .from(discussions)
    .innerJoin(groups, eq(groups.id, discussions.groupId))
    .innerJoin(members, eq(members.id, discussions.authorId))
    .leftJoin(readings, and(eq(readings.discussionId, discussions.id), eq(readings.memberId, preparedViewer)))
    .$dynamic();

export type DiscussionRow = ReturnType<typeof allDiscussions>["_"]["result"][number];

export interface DiscussionQuery {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  /** Whether `beginning` is read. */
  hasBeginning?: boolean;
}

/**
 * The only query that reads discussions for a list: it knows who sees what. Notes what it read.
 * @param name unique to `query`
 */
export async function discussionRows(
  { db, clock, shows }: Pick<SiteContext, "db" | "clock" | "shows">,
  viewer: Reader | null,
  name: string,
  values: Record<string, unknown>,
  query: () => DiscussionQuery,
): Promise<DiscussionRow[]> {
  const given = { ...values, viewer: viewer?.id ?? null, now: clock() };
  const rows = await preparedRows(db, `${name} for ${readerKind(viewer)}`, given, () => {
    const { where, orderBy, limit, hasBeginning = false } = query();
    return allDiscussions(viewer, hasBeginning)
      .where(and(where, seenBy(viewer, discussions)))
      .orderBy(...orderBy)
      .limit(literalLimit(limit));
  });
  shows(rows.map(({ discussion }) => `discussion:${discussion.id}` as const));
  return rows;
}
