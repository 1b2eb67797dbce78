import { and, asc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type { Reader } from "../../../shared/permissions.ts";
import { isQuoted, isQuoteSeenBy, quoted } from "../../discussions/messages/quoted-message.ts";
import {
  discussions,
  messageEdits,
  messageLikes,
  messagePhotos,
  messages,
  readings,
} from "../../discussions/tables.ts";
import { mayEnterGroup } from "../../groups/may-enter-group.ts";
import { groups } from "../../groups/tables.ts";
import { lockedSeenBy, viewerId } from "../../relations/seen-by.ts";
import type { SiteContext } from "../../site-context.ts";
import { exportedCards } from "./exported-cards.ts";
import { type ExportedList, exportedList, exportPageSize } from "./exported-list.ts";

/** The title of a discussion that the member started, or may read now. */
const seenTitle = (member: Reader) => sql<
  string | null
>`case when ${discussions.authorId} = ${member.id} or ${lockedSeenBy(member, discussions)}
  and ${mayEnterGroup(member, sql`now()`, viewerId(member))} then ${discussions.title} end`;

const exportedPhotos = sql<{ file: string; alt: string }[]>`(
  select coalesce(json_agg(json_build_object('file', 'photos/' || shown.photo_id || '.jpg', 'alt', shown.alt)
    order by shown.position), '[]')
  from ${messagePhotos} shown where shown.message_id = ${messages.id})`;

/** The discussions that the member started. */
export const exportedDiscussions = ({ db }: SiteContext, member: Reader): ExportedList =>
  exportedList({
    name: "discussions",
    title: "Discussions you started",
    rowsAfter: (last: { id: string } | null) =>
      db
        .select({
          ...{ id: discussions.id, title: discussions.title, tags: discussions.tags, group: groups.name },
          ...{ slug: discussions.slug, startedAt: discussions.postedAt },
        })
        .from(discussions)
        .innerJoin(groups, eq(groups.id, discussions.groupId))
        .where(and(eq(discussions.authorId, member.id), last ? gt(discussions.id, last.id) : undefined))
        .orderBy(asc(discussions.id))
        .limit(exportPageSize),
    json: ({ title, tags, group, slug, startedAt }) => ({ title, tags, group, pageAddress: slug, startedAt }),
    line: ({ title, group }) => ({ text: title, more: group }),
  });

/** What the member wrote in discussions, with what it shows and what it said before each edit. */
export const exportedMessages = (site: SiteContext, member: Reader): ExportedList =>
  exportedList({
    name: "replies",
    title: "Replies in discussions",
    async rowsAfter(last: { id: string } | null) {
      const page = await site.db
        .select({
          ...{ id: messages.id, number: messages.number, source: messages.source },
          ...{ quotedNumber: messages.quotedNumber, quotedText: messages.quotedText },
          isQuoteSeen: isQuoteSeenBy(member, sql`now()`, viewerId(member)),
          ...{ postedAt: messages.postedAt, editedAt: messages.editedAt },
          discussion: seenTitle(member),
          photos: exportedPhotos,
        })
        .from(messages)
        .innerJoin(discussions, eq(discussions.id, messages.discussionId))
        .innerJoin(groups, eq(groups.id, discussions.groupId))
        .leftJoin(quoted, isQuoted)
        .where(
          and(
            eq(messages.authorId, member.id),
            ne(messages.state, "deleted"),
            last ? gt(messages.id, last.id) : undefined,
          ),
        )
        .orderBy(asc(messages.id))
        .limit(exportPageSize);
      const ids = page.map(({ id }) => id);
      const edits = ids.length
        ? await site.db
            .select()
            .from(messageEdits)
            .where(inArray(messageEdits.messageId, ids))
            .orderBy(asc(messageEdits.version))
        : [];
      const cards = await exportedCards(site, member, ids);
      return page.map((row) => ({
        ...row,
        cards: cards.get(row.id) ?? [],
        earlier: edits.filter(({ messageId }) => messageId === row.id),
      }));
    },
    json: ({
      number,
      source,
      quotedNumber,
      quotedText,
      isQuoteSeen,
      postedAt,
      editedAt,
      discussion,
      photos,
      cards,
      earlier,
    }) => ({
      ...{ text: source, number, postedAt, editedAt, discussion, photos, shows: cards },
      quotes: quotedText === null ? null : { number: quotedNumber, text: isQuoteSeen ? quotedText : null },
      earlierTexts: earlier.map((edit) => ({ text: edit.source, replacedAt: edit.replacedAt })),
    }),
    line: ({ source, discussion, photos }) => ({ text: source, more: discussion, photos }),
  });

/** How far the member has read, and what they want to hear of it. */
export const exportedReadings = ({ db }: SiteContext, member: Reader): ExportedList =>
  exportedList({
    name: "read-discussions",
    title: "Discussions you read",
    rowsAfter: (last: { id: string } | null) =>
      db
        .select({
          ...{ id: discussions.id, read: readings.readNumber, level: readings.level },
          discussion: seenTitle(member),
        })
        .from(readings)
        .innerJoin(discussions, eq(discussions.id, readings.discussionId))
        .innerJoin(groups, eq(groups.id, discussions.groupId))
        .where(and(eq(readings.memberId, member.id), last ? gt(discussions.id, last.id) : undefined))
        .orderBy(asc(discussions.id))
        .limit(exportPageSize),
    json: ({ read, level, discussion }) => ({ discussion, readTo: read, level }),
    line: ({ read, discussion }) => ({ text: discussion ?? "A discussion", more: `Read up to reply ${read}` }),
  });

/** Which replies the member liked. */
export const exportedMessageLikes = ({ db }: SiteContext, member: Reader): ExportedList =>
  exportedList({
    name: "liked-replies",
    title: "Liked replies",
    rowsAfter: (last: { id: string } | null) =>
      db
        .select({
          ...{ id: messages.id, number: messages.number, likedAt: messageLikes.createdAt },
          discussion: seenTitle(member),
        })
        .from(messageLikes)
        .innerJoin(messages, eq(messages.id, messageLikes.messageId))
        .innerJoin(discussions, eq(discussions.id, messages.discussionId))
        .innerJoin(groups, eq(groups.id, discussions.groupId))
        .where(and(eq(messageLikes.memberId, member.id), last ? gt(messages.id, last.id) : undefined))
        .orderBy(asc(messages.id))
        .limit(exportPageSize),
    json: ({ likedAt, discussion, number }) => ({ likedAt, discussion, number }),
    line: ({ discussion, number }) => ({ text: `Reply ${number}`, more: discussion }),
  });
