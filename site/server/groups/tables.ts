import { sql } from "drizzle-orm";
import { check, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Colour } from "../../shared/colours.ts";
import type { GroupWriters } from "../../shared/groups/group-options.ts";
import type { AllowedReaders } from "../../shared/reader-access.ts";
import { instant, siteSchema } from "../db/columns.ts";
import { photos } from "../photos/tables.ts";

/** Where discussions live. */
export const groups = siteSchema.table(
  "groups",
  {
    id: uuid("id").primaryKey(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    colour: text("colour").$type<Colour>().notNull(),
    coverId: uuid("cover_id").references(() => photos.id),
    coverAlt: text("cover_alt").notNull().default(""),
    /** 0, 1, 2 … without a gap. The deferrable constraint `one_group_per_position` is hand-written in the migration. */
    position: integer("position").notNull(),
    mayRead: text("may_read").$type<AllowedReaders>().notNull().default("everyone"),
    mayPost: text("may_post").$type<GroupWriters>().notNull().default("members"),
    /** Since then nobody starts a discussion or replies. */
    closedAt: instant("closed_at"),
    /** Live discussions of members whom others see. Changed in their transactions. */
    discussionCount: integer("discussion_count").notNull().default(0),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    editedAt: instant("edited_at").notNull(),
  },
  (group) => [
    uniqueIndex("one_group_per_slug").on(group.slug),
    uniqueIndex("one_group_per_name").on(sql`lower(${group.name})`),
    check("discussion_count_is_never_negative", sql`${group.discussionCount} >= 0`),
  ],
);
