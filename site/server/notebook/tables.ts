import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { EntryDocument } from "../../shared/notebook/entry-document.ts";
import type { SubjectState } from "../../shared/permissions.ts";
import type { AllowedReaders } from "../../shared/reader-access.ts";
import { members } from "../accounts/tables.ts";
import { instant, siteSchema } from "../db/columns.ts";
import { photos } from "../photos/tables.ts";

/** The shelves of the notebook. */
export const categories = siteSchema.table(
  "categories",
  {
    id: uuid("id").primaryKey(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    coverId: uuid("cover_id").references(() => photos.id),
    coverAlt: text("cover_alt").notNull().default(""),
    /** 0, 1, 2 … without a gap. The deferrable constraint `one_category_per_position` is hand-written in the migration. */
    position: integer("position").notNull(),
    /** Live entries. Changed in their transactions. */
    entryCount: integer("entry_count").notNull().default(0),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    editedAt: instant("edited_at").notNull(),
  },
  (category) => [
    uniqueIndex("one_category_per_slug").on(category.slug),
    uniqueIndex("one_category_per_name").on(sql`lower(${category.name})`),
    check("entry_count_is_never_negative", sql`${category.entryCount} >= 0`),
  ],
);

/**
 * What stands of an entry wherever it is shown, with its teaser. The whole text is in `entry_bodies` alone, so that no list
 * can give it away.
 */
export const entries = siteSchema.table(
  "entries",
  {
    id: uuid("id").primaryKey(),
    slug: text("slug").notNull(),
    /** An admin, or a member who wrote as a guest. Null when they have left: the entry stays. */
    authorId: uuid("author_id").references(() => members.id, { onDelete: "set null" }),
    state: text("state").$type<Exclude<SubjectState, "hidden">>().notNull().default("draft"),
    allowed: text("allowed").$type<AllowedReaders>().notNull().default("everyone"),
    /** Of the published version, or of the newest one while none is. */
    title: text("title").notNull().default(""),
    /** `entrySearchText`: lines of the title, the excerpt, and what everybody may read of the published version. */
    searchText: text("search_text").notNull().default(""),
    excerpt: text("excerpt").notNull().default(""),
    words: integer("words").notNull().default(0),
    /** What everybody may read of the published version. Null while none is. */
    teaser: jsonb("teaser").$type<EntryDocument>(),
    coverId: uuid("cover_id").references(() => photos.id),
    coverAlt: text("cover_alt").notNull().default(""),
    /** Live comments and replies. Changed in the transaction of the comment. */
    commentCount: integer("comment_count").notNull().default(0),
    areCommentsClosed: boolean("comments_closed").notNull().default(false),
    /** Of the newest text. */
    version: integer("version").notNull().default(1),
    /** The text that readers see. Null of a draft. */
    publishedVersion: integer("published_version"),
    settingsVersion: integer("settings_version").notNull().default(1),
    /** When a scheduled one goes out. */
    publishAt: instant("publish_at"),
    /** Since the first time, or since the last time that it went out by itself. A draft that has it was taken back. */
    publishedAt: instant("published_at"),
    createdAt: instant("created_at").notNull(),
    /** When the newest text was saved. */
    editedAt: instant("edited_at").notNull(),
    /** When readers last got another text. */
    revisedAt: instant("revised_at"),
    deletedAt: instant("deleted_at"),
  },
  (entry) => [
    uniqueIndex("one_entry_per_slug").on(entry.slug),
    index("entries_newest").on(entry.publishedAt, entry.id).where(sql`${entry.state} = 'live'`),
    index("entries_due").on(entry.publishAt).where(sql`${entry.state} = 'scheduled'`),
    index("entries_of_an_author").on(entry.authorId),
    index("entries_by_part_of_text").using("gin", sql`${entry.searchText} gin_trgm_ops`),
    check(
      "live_entries_have_a_text",
      sql`${entry.state} <> 'live' or (${entry.publishedVersion} is not null and ${entry.publishedAt} is not null
        and ${entry.teaser} is not null and ${entry.title} <> '')`,
    ),
    check("drafts_show_no_text", sql`${entry.state} = 'live' or ${entry.teaser} is null`),
    check("scheduled_entries_have_an_instant", sql`(${entry.state} = 'scheduled') = (${entry.publishAt} is not null)`),
    check("comment_count_is_never_negative", sql`${entry.commentCount} >= 0`),
    check("deleted_entries_know_since_when", sql`(${entry.state} = 'deleted') = (${entry.deletedAt} is not null)`),
  ],
);

const entryId = () =>
  uuid("entry_id")
    .notNull()
    .references(() => entries.id, { onDelete: "cascade" });

/** The texts of an entry: the newest, the published one, the earlier ones, and those that lost. Read for pages by `entryBody` alone. */
export const entryBodies = siteSchema.table(
  "entry_bodies",
  {
    entryId: entryId(),
    version: integer("version").notNull(),
    title: text("title").notNull(),
    excerpt: text("excerpt").notNull(),
    document: jsonb("document").$type<EntryDocument>().notNull(),
    words: integer("words").notNull(),
    savedById: uuid("saved_by").references(() => members.id, { onDelete: "set null" }),
    savedAt: instant("saved_at").notNull(),
    /** Its writer took another admin’s text in its place: it was never the newest one. */
    isAside: boolean("is_aside").notNull().default(false),
  },
  (body) => [
    primaryKey({ name: "one_text_per_entry_and_version", columns: [body.entryId, body.version] }),
    index("entry_texts_of_a_member").on(body.savedById).where(sql`${body.savedById} is not null`),
  ],
);

export const entryCategories = siteSchema.table(
  "entry_categories",
  {
    categoryId: uuid("category_id")
      .notNull()
      .references(() => categories.id),
    entryId: entryId(),
  },
  (shelved) => [
    primaryKey({ name: "one_place_per_category_and_entry", columns: [shelved.categoryId, shelved.entryId] }),
    index("categories_of_an_entry").on(shelved.entryId),
  ],
);

/**
 * The photos of an entry’s texts: `teaser` and `body` of the published version, `kept` by other versions only. The cover is in
 * `entries`.
 */
export const entryPhotos = siteSchema.table(
  "entry_photos",
  {
    entryId: entryId(),
    photoId: uuid("photo_id")
      .notNull()
      .references(() => photos.id),
    place: text("place").$type<"teaser" | "body" | "kept">().notNull().default("kept"),
  },
  (shown) => [
    primaryKey({ name: "one_place_per_entry_and_photo", columns: [shown.entryId, shown.photoId] }),
    uniqueIndex("one_entry_per_photo").on(shown.photoId),
  ],
);

/** Links to drafts. */
export const entryPreviews = siteSchema.table(
  "entry_previews",
  {
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text("token_hash").primaryKey(),
    entryId: entryId(),
    createdById: uuid("created_by").references(() => members.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
  },
  (preview) => [
    index("previews_of_an_entry").on(preview.entryId),
    index("previews_of_an_admin").on(preview.createdById),
    index("previews_by_end").on(preview.expiresAt),
  ],
);
