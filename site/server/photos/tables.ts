import { boolean, index, integer, jsonb, text, uuid } from "drizzle-orm/pg-core";
import type { CropBox } from "../../shared/photo.ts";
import { members } from "../accounts/tables.ts";
import { instant, siteSchema } from "../db/columns.ts";

export const photos = siteSchema.table(
  "photos",
  {
    /** Made by the browser, so that an upload that is sent again is the same photo. */
    id: uuid("id").primaryKey(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** Of the uploaded bytes: tells a repeated upload from another picture. */
    sha256: text("sha256").notNull(),
    /** The attempt that succeeded: uploads of one id at the same moment never share a file. */
    take: uuid("take").notNull(),
    /** The version that is shown; each crop makes a new one. */
    version: integer("version").notNull().default(1),
    /** How many versions were begun: two crops at the same time never write the same files. */
    versionsBegun: integer("versions_begun").notNull().default(1),
    /** Size in px after orientation and crop. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    widths: integer("widths").array().notNull(),
    avif: boolean("avif").notNull().default(false),
    colour: text("colour").notNull(),
    crop: jsonb("crop").$type<CropBox>(),
    /** Null while a look or a member shows the photo; then everybody may see it. Otherwise since when nobody does. */
    unusedSince: instant("unused_since"),
    createdAt: instant("created_at").notNull(),
  },
  (photo) => [index("photos_of_a_member").on(photo.ownerId), index("photos_unused").on(photo.unusedSince)],
);
