import { and, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../../shared/permissions.ts";
import { isSubscriber } from "../../accounts/is-subscribed.ts";
import { members } from "../../accounts/tables.ts";
import { literalLimit, preparedRows, query as select } from "../../db/prepared-query.ts";
import type { CacheTag } from "../../invalidation/cache-tag.ts";
import { photoColumns } from "../../photos/photos.ts";
import { shownPhotos } from "../../photos/shown-photos.ts";
import { photos } from "../../photos/tables.ts";
import { lockedSeenBy, notMuted, preparedViewer, readerKind, seenBy } from "../../relations/seen-by.ts";
import type { SiteContext } from "../../site-context.ts";
import { discussions, messageCards, messageEdits, messageLikes, messagePhotos, messages } from "../tables.ts";
import { isQuoted, isQuoteSeenBy, quoted } from "./quoted-message.ts";

const quotedAuthors = alias(members, "quoted_authors");

const now = sql`${sql.placeholder("now")}::timestamptz`;

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
  quotedDiscussionId: quoted.discussionId,
  isQuoteSeen: isQuoteSeenBy(viewer, now, preparedViewer),
  movedTo: movedTo(viewer),
  hasHistory: sql<boolean>`exists (select 1 from ${messageEdits} where ${messageEdits.messageId} = ${messages.id})`,
  photos: shownPhotos(messagePhotos, sql`shown.message_id = ${messages.id}`),
  hasCards: sql<boolean>`exists (select 1 from ${messageCards} where ${messageCards.messageId} = ${messages.id})`,
});

interface MovedTo {
  /** Of the discussion. */
  id: string;
  starterId: string;
  slug: string;
  title: string;
  number: number;
}

/** Says where the message that stood in this place is now, to readers who may see that discussion. */
const movedTo = (viewer: Reader | null) => sql<MovedTo | null>`(
  select json_build_object('id', d.id, 'starterId', d.author_id, 'slug', d.slug, 'title', d.title, 'number', m.number)
  from ${messages} m join ${discussions} d on d.id = m.discussion_id where m.id = ${messages.movedTo} and ${lockedSeenBy(
    viewer,
    { authorId: sql`d.author_id`, audience: sql`d.audience`, state: sql`d.state` },
    preparedViewer,
  )})`;

const allMessages = (viewer: Reader | null) =>
  select
    .select(columnsFor(viewer))
    .from(messages)
    .innerJoin(members, eq(members.id, messages.authorId))
    .leftJoin(photos, eq(photos.id, members.avatarId))
    .leftJoin(quoted, isQuoted)
    .leftJoin(quotedAuthors, eq(quotedAuthors.id, quoted.authorId))
    .$dynamic();

export type MessageRow = ReturnType<typeof allMessages>["_"]["result"][number];

/**
 * Messages that the reader may see, each by the rule for its own author, and the places of deleted and moved ones. Whether the
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
  shows(rows.flatMap(tagsOfRow));
  return rows;
}

/** What another discussion shows here, too. */
const tagsOfRow = ({ message, movedTo, quotedDiscussionId }: MessageRow): CacheTag[] => [
  `member:${message.authorId}`,
  ...(movedTo ? ([`discussion:${movedTo.id}`, `member:${movedTo.starterId}`] as const) : []),
  ...(message.quotedId && quotedDiscussionId ? ([`discussion:${quotedDiscussionId}`] as const) : []),
];
