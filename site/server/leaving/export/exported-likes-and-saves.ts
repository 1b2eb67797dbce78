import type { Database } from "@hemline/database";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Reader } from "../../../shared/permissions.ts";
import { usernameOf } from "../../accounts/person-names.ts";
import { members } from "../../accounts/tables.ts";
import { likes, looks } from "../../looks/tables.ts";
import { seenBy, viewerId } from "../../relations/seen-by.ts";
import { folderLooks, folders, saves } from "../../saves/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { type ExportedList, exportedList, exportPageSize } from "./exported-list.ts";

/** What tells which look it is; the rule decides whether the member may still know. */
const lookColumns = (member: Reader) => ({
  lookId: looks.id,
  slug: looks.slug,
  title: looks.title,
  author: { username: members.username, firstName: members.firstName, lastName: members.lastName, slug: members.slug },
  isSeen: sql<boolean>`${seenBy(member, looks, viewerId(member))}`,
});

interface LookOfAnother {
  slug: string;
  title: string;
  author: Parameters<typeof usernameOf>[0] & { slug: string };
  isSeen: boolean;
}

const lookOf = ({ isSeen, slug, title, author }: LookOfAnother) =>
  isSeen ? { slug, title, by: usernameOf(author), byPageAddress: author.slug } : null;

const lineOfLook = (row: LookOfAnother) =>
  row.isSeen ? `${row.title}, by ${usernameOf(row.author)}` : "A look that you can’t see any more";

export const exportedLikes = ({ db }: SiteContext, member: Reader): ExportedList =>
  exportedList({
    name: "likes",
    title: "Likes",
    rowsAfter: (last: { lookId: string } | null) =>
      db
        .select({ ...lookColumns(member), at: likes.createdAt })
        .from(likes)
        .innerJoin(looks, eq(looks.id, likes.lookId))
        .innerJoin(members, eq(members.id, looks.authorId))
        .where(and(eq(likes.memberId, member.id), last ? gt(likes.lookId, last.lookId) : undefined))
        .orderBy(asc(likes.lookId))
        .limit(exportPageSize),
    json: (row) => ({ likedAt: row.at, look: lookOf(row) }),
    line: (row) => ({ text: lineOfLook(row) }),
  });

/** With the names of the folders. */
export const exportedSaves = ({ db }: SiteContext, member: Reader): ExportedList =>
  exportedList({
    name: "saves",
    title: "Saved",
    async rowsAfter(last: { lookId: string } | null) {
      const page = await db
        .select({ ...lookColumns(member), at: saves.savedAt })
        .from(saves)
        .innerJoin(looks, eq(looks.id, saves.lookId))
        .innerJoin(members, eq(members.id, looks.authorId))
        .where(and(eq(saves.memberId, member.id), last ? gt(saves.lookId, last.lookId) : undefined))
        .orderBy(asc(saves.lookId))
        .limit(exportPageSize);
      const ids = page.map(({ lookId }) => lookId);
      const foldersOf = await foldersByLook(db, member, ids);
      return page.map((row) => ({ ...row, folders: foldersOf.get(row.lookId) ?? [] }));
    },
    json: (row) => ({ savedAt: row.at, folders: row.folders, look: lookOf(row) }),
    line: (row) => ({ text: lineOfLook(row), more: row.folders.join(", ") }),
  });

/** Also those with nothing in them. */
export const exportedFolders = ({ db }: SiteContext, { id }: Reader): ExportedList =>
  exportedList({
    name: "folders",
    title: "Folders",
    rowsAfter: (last: { id: string } | null) =>
      db
        .select({ id: folders.id, name: folders.name, createdAt: folders.createdAt })
        .from(folders)
        .where(and(eq(folders.memberId, id), last ? gt(folders.id, last.id) : undefined))
        .orderBy(asc(folders.id))
        .limit(exportPageSize),
    json: ({ name, createdAt }) => ({ name, createdAt }),
    line: ({ name }) => ({ text: name }),
  });

/** The names of a member's folders that each of some looks is in. */
async function foldersByLook(db: Database, { id }: Reader, lookIds: string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (lookIds.length === 0) return found;
  const rows = await db
    .select({ lookId: folderLooks.lookId, name: folders.name })
    .from(folderLooks)
    .innerJoin(folders, eq(folders.id, folderLooks.folderId))
    .where(and(eq(folders.memberId, id), inArray(folderLooks.lookId, lookIds)))
    .orderBy(asc(folders.name));
  for (const { lookId, name } of rows) found.set(lookId, [...(found.get(lookId) ?? []), name]);
  return found;
}
