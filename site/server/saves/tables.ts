import { sql } from "drizzle-orm";
import { index, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { members } from "../accounts/tables.ts";
import { instant, siteSchema } from "../db/columns.ts";
import { looks } from "../looks/tables.ts";

/** Where a member keeps saved looks. Only the member sees them. */
export const folders = siteSchema.table(
  "folders",
  {
    id: uuid("id").primaryKey(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (folder) => [
    uniqueIndex("one_folder_per_name").on(folder.memberId, sql`lower(${folder.name})`),
    index("folders_of_a_member").on(folder.memberId, folder.createdAt, folder.id),
  ],
);

/** A look that a member saved. `looks.save_count` counts these rows. */
export const saves = siteSchema.table(
  "saves",
  {
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    lookId: uuid("look_id")
      .notNull()
      .references(() => looks.id, { onDelete: "cascade" }),
    savedAt: instant("saved_at").notNull(),
  },
  (save) => [
    primaryKey({ name: "one_save_per_member_and_look", columns: [save.memberId, save.lookId] }),
    index("saves_of_a_member").on(save.memberId, save.savedAt, save.lookId),
    index("saves_of_a_look").on(save.lookId),
  ],
);

/** Which folders hold a saved look: none, one or several. */
export const folderLooks = siteSchema.table(
  "folder_looks",
  {
    folderId: uuid("folder_id")
      .notNull()
      .references(() => folders.id, { onDelete: "cascade" }),
    lookId: uuid("look_id")
      .notNull()
      .references(() => looks.id, { onDelete: "cascade" }),
    addedAt: instant("added_at").notNull(),
  },
  (entry) => [
    primaryKey({ name: "one_place_per_folder_and_look", columns: [entry.folderId, entry.lookId] }),
    index("looks_of_a_folder").on(entry.folderId, entry.addedAt, entry.lookId),
    index("folders_of_a_look").on(entry.lookId),
  ],
);
