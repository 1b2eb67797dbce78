import { and, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../../shared/permissions.ts";
import { isSubscriber } from "../../accounts/is-subscribed.ts";
import { members } from "../../accounts/tables.ts";
import { literalLimit, preparedRows, query as select } from "../../db/prepared-query.ts";
import { photoColumns } from "../../photos/photos.ts";
import { photos } from "../../photos/tables.ts";
import { lockedSeenBy, notMuted, preparedViewer, readerKind, seenBy } from "../../relations/seen-by.ts";
import type { SiteContext } from "../../site-context.ts";
import { messageCards, messageLikes, messages } from "../tables.ts";

const quoted = alias(messages, "quoted");
const quotedAuthors = alias(members, "quoted_authors");

const columnsFor = (viewer: Reader | null) => ({
  message: getTableColumns(messages),
  author: {
    slug: members.slug,
    username: members.username,
    firstName: members.firstName,
    lastName: members.lastName,
    isSubscriber: isSubscriber(members, sql.placeholder("now")),
    standing: members.standing,
  },
  avatar: photoColumns(photos),
  isMuted: sql<boolean>`not ${notMuted(messages.authorId)}`,
  isLiked: sql<boolean>`exists (select 1 from ${messageLikes}
    where ${messageLikes.messageId} = ${messages.id} and ${messageLikes.memberId} = ${preparedViewer})`,
  quotedAuthor: {
    id: quotedAuthors.id,
    username: quotedAuthors.username,
    firstName: quotedAuthors.firstName,
    lastName: quotedAuthors.lastName,
    standing: quotedAuthors.standing,
  },
  isQuoteSeen: isQuoteSeenBy(viewer),
  hasCards: sql<boolean>`exists (select 1 from ${messageCards} where ${messageCards.messageId} = ${messages.id})`,
});

/** As `seenBy`, of the quoted message. */
const isQuoteSeenBy = (viewer: Reader | null): SQL<boolean> =>
  sql<boolean>`(${quoted.id} is not null and ${lockedSeenBy(viewer, quoted, preparedViewer)})`;

const allMessages = (viewer: Reader | null) =>
  select
    .select(columnsFor(viewer))
    .from(messages)
    .innerJoin(members, eq(members.id, messages.authorId))
    .leftJoin(photos, eq(photos.id, members.avatarId))
    .leftJoin(quoted, and(eq(quoted.discussionId, messages.discussionId), eq(quoted.number, messages.quotedNumber)))
    .leftJoin(quotedAuthors, eq(quotedAuthors.id, quoted.authorId))
    .$dynamic();

export type MessageRow = ReturnType<typeof allMessages>["_"]["result"][number];

/**
 * Messages that the reader may see, each by the rule for its own author, and the places of deleted ones. Whether the
 * reader may read in their group has been asked before.
 * @param name unique to `query`
 */
export async function messageRows(
  { db, clock, shows }: Pick<SiteContext, "db" | "clock" | "shows">,
  viewer: Reader | null,
  name: string,
  values: Record<string, unknown>,
  query: () => { where: SQL | undefined; orderBy: SQL[]; limit: number },
): Promise<MessageRow[]> {
  const given = { ...values, viewer: viewer?.id ?? null, now: clock() };
  const rows = await preparedRows(db, `${name} for ${readerKind(viewer)}`, given, () => {
    const { where, orderBy, limit } = query();
    return allMessages(viewer)
      .where(and(where, or(seenBy(viewer, messages), eq(messages.state, "deleted"))))
      .orderBy(...orderBy)
      .limit(literalLimit(limit));
  });
  shows(rows.map(({ message }) => `member:${message.authorId}` as const));
  return rows;
}
