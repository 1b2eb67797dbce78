import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { ReadingLevel } from "../../../shared/discussions/discussion-options.ts";
import type { Reader } from "../../../shared/permissions.ts";
import { members } from "../../accounts/tables.ts";
import { literalLimit, preparedRows, query } from "../../db/prepared-query.ts";
import { notMuted, preparedViewer, readerKind, seenBy } from "../../relations/seen-by.ts";
import type { SiteContext } from "../../site-context.ts";
import { messages, readings } from "../tables.ts";

export interface Reading {
  /** Members who have never opened the discussion have none. */
  readNumber: number | null;
  level: ReadingLevel;
}

export async function readingOf(
  { db }: Pick<SiteContext, "db">,
  member: Reader,
  discussionId: string,
): Promise<Reading> {
  const [row] = await preparedRows(db, "reading", { viewer: member.id, discussionId }, () =>
    query
      .select({ readNumber: readings.readNumber, level: readings.level })
      .from(readings)
      .where(and(eq(readings.memberId, preparedViewer), eq(readings.discussionId, sql.placeholder("discussionId")))),
  );
  return row ?? { readNumber: null, level: "normal" };
}

/** The number of the first message that a member has not read, out of those that count as unread. */
export async function firstUnread(
  { db }: Pick<SiteContext, "db">,
  member: Reader,
  discussionId: string,
  readNumber: number,
): Promise<number | null> {
  const name = `first unread for ${readerKind(member)}`;
  const [row] = await preparedRows(db, name, { viewer: member.id, discussionId, readNumber }, () =>
    query
      .select({ number: messages.number })
      .from(messages)
      .innerJoin(members, eq(members.id, messages.authorId))
      .where(
        and(
          eq(messages.discussionId, sql.placeholder("discussionId")),
          gt(messages.number, sql`${sql.placeholder("readNumber")}::int`),
          ne(messages.authorId, preparedViewer),
          ne(messages.state, "deleted"),
          seenBy(member, messages),
          notMuted(messages.authorId),
        ),
      )
      .orderBy(messages.number)
      .limit(literalLimit(1)),
  );
  return row?.number ?? null;
}
