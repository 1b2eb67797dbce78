import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ReadingLevel } from "../../shared/discussions/discussion-options.ts";
import type { GuardReason } from "../../shared/moderation/decision.ts";
import type { Audience, SubjectState } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { instant, siteSchema } from "../db/columns.ts";
import { titleIn } from "../db/title-in.ts";
import { groups } from "../groups/tables.ts";
import { items } from "../items/tables.ts";
import { looks } from "../looks/tables.ts";
import { photos } from "../photos/tables.ts";
import { products } from "../products/tables.ts";

export const discussions = siteSchema.table(
  "discussions",
  {
    id: uuid("id").primaryKey(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    authorId: uuid("author_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    audience: text("audience").$type<Audience>().notNull().default("everyone"),
    state: text("state").$type<SubjectState>().notNull().default("live"),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    /** Lines in lower case and without accents: the title, the tags, and the first message where it is shown. */
    searchText: text("search_text").notNull().default(""),
    tags: text("tags").array().notNull().default([]),
    isPinned: boolean("is_pinned").notNull().default(false),
    /** Since then only admins reply. */
    lockedAt: instant("locked_at"),
    /** The number of the newest message, also once that is deleted. Taking the next one is the line in which messages stand. */
    lastNumber: integer("last_number").notNull().default(0),
    /** Live messages of members whom others see. Changed in their transactions. */
    messageCount: integer("message_count").notNull().default(0),
    lastMessageAt: instant("last_message_at").notNull(),
    postedAt: instant("posted_at").notNull(),
    editedAt: instant("edited_at"),
  },
  (discussion) => [
    uniqueIndex("one_discussion_per_slug").on(discussion.slug),
    index("discussions_of_a_group").on(
      ...[discussion.groupId, discussion.isPinned, discussion.lastMessageAt, discussion.id],
    ),
    index("discussions_latest").on(discussion.lastMessageAt, discussion.id),
    index("discussions_newest_first").on(discussion.postedAt, discussion.id),
    index("new_discussions_of_a_group").on(discussion.groupId, discussion.postedAt, discussion.id),
    index("unanswered_discussions").on(discussion.postedAt, discussion.id).where(sql`${discussion.messageCount} <= 1`),
    index("discussions_of_an_author").on(discussion.authorId, discussion.lastMessageAt, discussion.id),
    index("discussions_by_tag").using("gin", discussion.tags),
    index("discussions_by_part_of_text").using("gin", sql`${discussion.searchText} gin_trgm_ops`),
    index("discussions_by_part_of_title").using("gin", sql`${titleIn(discussion.searchText)} gin_trgm_ops`),
    check("message_count_is_never_negative", sql`${discussion.messageCount} >= 0`),
    check("no_more_messages_than_numbers", sql`${discussion.messageCount} <= ${discussion.lastNumber}`),
  ],
);

const discussionId = () =>
  uuid("discussion_id")
    .notNull()
    .references(() => discussions.id, { onDelete: "cascade" });

const memberId = () =>
  uuid("member_id")
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });

export const messages = siteSchema.table(
  "messages",
  {
    id: uuid("id").primaryKey(),
    discussionId: discussionId(),
    /** 1, 2, 3 … within its discussion. */
    number: integer("number").notNull(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    audience: text("audience").$type<Audience>().notNull().default("everyone"),
    /** A deleted message stays, without its text. */
    state: text("state").$type<SubjectState>().notNull().default("live"),
    /** Markdown as it was written, and the HTML made of it. */
    source: text("source").notNull(),
    html: text("html").notNull(),
    /** The message of the same discussion that it quotes, and the quoted passage. */
    quotedNumber: integer("quoted_number"),
    quotedText: text("quoted_text"),
    /** In place of its number: the quoted message stayed in another discussion when this one was moved. */
    quotedId: uuid("quoted_id").references((): AnyPgColumn => messages.id, { onDelete: "set null" }),
    /** The message that had this number before an admin moved it to another discussion. Of a deleted one: this is its place. */
    movedTo: uuid("moved_to").references((): AnyPgColumn => messages.id, { onDelete: "set null" }),
    likeCount: integer("like_count").notNull().default(0),
    /** What the admin who hid it tells its author, or why it waits. */
    hiddenWhy: text("hidden_why"),
    /** Why it waits until an admin has read it. */
    guard: text("guard").$type<GuardReason>(),
    postedAt: instant("posted_at").notNull(),
    editedAt: instant("edited_at"),
  },
  (message) => [
    uniqueIndex("one_message_per_number").on(message.discussionId, message.number),
    index("messages_of_an_author").on(message.authorId, message.postedAt, message.id),
    index("quotations").on(message.discussionId, message.quotedNumber).where(sql`${message.quotedNumber} is not null`),
    check("message_numbers_count_from_one", sql`${message.number} >= 1`),
    check("like_count_of_messages_is_never_negative", sql`${message.likeCount} >= 0`),
    check("only_earlier_messages_are_quoted", sql`${message.quotedNumber} < ${message.number}`),
    index("quotations_of_elsewhere").on(message.quotedId).where(sql`${message.quotedId} is not null`),
    index("places_of_moved_messages").on(message.movedTo).where(sql`${message.movedTo} is not null`),
    check(
      "quotations_name_one_message",
      sql`num_nonnulls(${message.quotedNumber}, ${message.quotedId}) <= case when ${message.quotedText} is null then 0 else 1 end`,
    ),
    check(
      "nothing_is_quoted_of_nobody",
      sql`coalesce(${message.quotedText}, '') = '' or num_nonnulls(${message.quotedNumber}, ${message.quotedId}) = 1`,
    ),
    check("only_places_lead_elsewhere", sql`${message.movedTo} is null or ${message.state} = 'deleted'`),
    check("only_hidden_messages_say_why", sql`${message.hiddenWhy} is null or ${message.state} = 'hidden'`),
    check("only_hidden_messages_wait", sql`${message.guard} is null or ${message.state} = 'hidden'`),
    check(
      "deleted_messages_have_no_text",
      sql`${message.state} <> 'deleted' or (${message.source} = '' and ${message.html} = '')`,
    ),
  ],
);

const messageId = () =>
  uuid("message_id")
    .notNull()
    .references(() => messages.id, { onDelete: "cascade" });

/** What a message said before each edit. */
export const messageEdits = siteSchema.table(
  "message_edits",
  {
    messageId: messageId(),
    /** 1 is the message as it was first posted. */
    version: integer("version").notNull(),
    source: text("source").notNull(),
    html: text("html").notNull(),
    replacedAt: instant("replaced_at").notNull(),
  },
  (edit) => [primaryKey({ name: "one_text_per_message_and_version", columns: [edit.messageId, edit.version] })],
);

/** Members whom a message names, by id: names and slugs change. */
export const messageMentions = siteSchema.table(
  "message_mentions",
  { messageId: messageId(), memberId: memberId() },
  (mention) => [
    primaryKey({ name: "one_mention_per_message_and_member", columns: [mention.messageId, mention.memberId] }),
    index("message_mentions_of_a_member").on(mention.memberId),
  ],
);

/** What a message shows. A card goes with what it shows. */
export const messageCards = siteSchema.table(
  "message_cards",
  {
    messageId: messageId(),
    position: integer("position").notNull(),
    itemId: uuid("item_id").references(() => items.id, { onDelete: "cascade" }),
    lookId: uuid("look_id").references(() => looks.id, { onDelete: "cascade" }),
    productId: uuid("product_id").references(() => products.id, { onDelete: "cascade" }),
  },
  (card) => [
    primaryKey({ name: "one_card_per_position", columns: [card.messageId, card.position] }),
    index("cards_of_an_item").on(card.itemId).where(sql`${card.itemId} is not null`),
    index("cards_of_a_look").on(card.lookId).where(sql`${card.lookId} is not null`),
    index("cards_of_a_product").on(card.productId).where(sql`${card.productId} is not null`),
    check("cards_show_exactly_one", sql`num_nonnulls(${card.itemId}, ${card.lookId}, ${card.productId}) = 1`),
  ],
);

/** Photos of its author that a message shows, with what each shows. */
export const messagePhotos = siteSchema.table(
  "message_photos",
  {
    messageId: messageId(),
    position: integer("position").notNull(),
    photoId: uuid("photo_id")
      .notNull()
      .references(() => photos.id),
    alt: text("alt").notNull(),
  },
  (shown) => [
    primaryKey({ name: "one_message_photo_per_position", columns: [shown.messageId, shown.position] }),
    uniqueIndex("one_message_per_photo").on(shown.photoId),
  ],
);

export const messageLikes = siteSchema.table(
  "message_likes",
  { messageId: messageId(), memberId: memberId(), createdAt: instant("created_at").notNull() },
  (like) => [
    primaryKey({ name: "one_like_per_message_and_member", columns: [like.messageId, like.memberId] }),
    index("message_likes_of_a_member").on(like.memberId),
  ],
);

/** How far a member has read a discussion, and what they want to hear of it. */
export const readings = siteSchema.table(
  "readings",
  {
    memberId: memberId(),
    discussionId: discussionId(),
    /** Only grows: devices of one member agree on the larger one. */
    readNumber: integer("read_number").notNull().default(0),
    level: text("level").$type<ReadingLevel>().notNull().default("normal"),
  },
  (reading) => [
    primaryKey({ name: "one_reading_per_member_and_discussion", columns: [reading.memberId, reading.discussionId] }),
    index("readings_of_a_discussion").on(reading.discussionId, reading.level),
  ],
);
