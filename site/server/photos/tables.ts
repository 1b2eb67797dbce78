import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, text, uuid } from "drizzle-orm/pg-core";
import type { Colour } from "../../shared/colours.ts";
import type { CropBox } from "../../shared/photos/photo.ts";
import { members } from "../accounts/tables.ts";
import { instant, siteSchema } from "../db/columns.ts";

export const photos = siteSchema.table(
  "photos",
  {
    /** Chosen by the browser, so that a repeated upload is the same photo. */
    id: uuid("id").primaryKey(),
    /** Null for the site's own pictures, such as a brand's logo: no admin's leaving takes them away. */
    ownerId: uuid("owner_id").references(() => members.id, { onDelete: "cascade" }),
    /** Of the uploaded bytes: tells a repeated upload from another photo under the same id. */
    sha256: text("sha256").notNull(),
    /** Of the uploaded bytes, which count against their owner’s room. Null until a photo from before was measured. */
    sizeBytes: integer("size_bytes"),
    /** Part of the storage keys: simultaneous uploads of one id never share a file. */
    uploadId: uuid("upload_id").notNull(),
    /** The shown version; each crop makes a new one. */
    version: integer("version").notNull().default(1),
    /** The last version number given out: simultaneous crops never write the same files. */
    versionsBegun: integer("versions_begun").notNull().default(1),
    /** After orientation and crop. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    widths: integer("widths").array().notNull(),
    avif: boolean("avif").notNull().default(false),
    colour: text("colour").notNull(),
    /** Of the clothes in it, the largest first: proposed for the look that shows it. Null until they were looked for. */
    colours: text("colours").array().$type<Colour[]>(),
    crop: jsonb("crop").$type<CropBox>(),
    /** Null while a look or a profile shows the photo, which makes it public. */
    unusedSince: instant("unused_since"),
    /** Everybody may see what shows it. A photo that is not open is served only to readers of its look or profile. */
    isOpen: boolean("is_open").notNull().default(true),
    createdAt: instant("created_at").notNull(),
  },
  (photo) => [
    index("photos_of_a_member").on(photo.ownerId),
    index("photos_unused").on(photo.unusedSince),
    index("photos_without_size").on(photo.id).where(sql`${photo.sizeBytes} is null`),
    index("photos_without_colours").on(photo.id).where(sql`${photo.colours} is null`),
  ],
);
