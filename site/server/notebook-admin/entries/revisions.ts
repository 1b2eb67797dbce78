import { and, desc, eq, getTableColumns } from "drizzle-orm";
import * as z from "zod";
import type {
  EntryRevision,
  EntryRevisionAnswer,
  EntryRevisionsAnswer,
} from "../../../shared/notebook-admin/notebook-admin.ts";
import type { Reader } from "../../../shared/permissions.ts";
import { isUuid } from "../../../shared/uuid.ts";
import { Count } from "../../db/cursor.ts";
import { entries, entryBodies } from "../../notebook/tables.ts";
import { membersWithAvatars } from "../../photos/members-with-avatars.ts";
import { notFound } from "../../problems.ts";
import type { SiteContext } from "../../site-context.ts";
import { shownIn } from "./edited-entry.ts";

const { document, excerpt, ...listed } = getTableColumns(entryBodies);

/** The texts of an entry, the newest first. @throws 404 */
export async function entryRevisions(site: SiteContext, id: string): Promise<EntryRevisionsAnswer> {
  const rows = isUuid(id)
    ? await site.db
        .select({ body: listed, publishedVersion: entries.publishedVersion })
        .from(entryBodies)
        .innerJoin(entries, eq(entries.id, entryBodies.entryId))
        .where(eq(entryBodies.entryId, id))
        .orderBy(desc(entryBodies.version))
    : [];
  if (rows.length === 0) throw notFound("entry");
  return { revisions: await shownRevisions(site, rows) };
}

/** @throws 404 also for a version over which another save of the same minutes was written */
export async function entryRevision(
  site: SiteContext,
  viewer: Reader,
  id: string,
  version: string,
): Promise<EntryRevisionAnswer> {
  const number = z.string().regex(/^\d+$/).transform(Number).pipe(Count).safeParse(version);
  const [row] =
    isUuid(id) && number.success
      ? await site.db
          .select({ body: listed, document, excerpt, publishedVersion: entries.publishedVersion })
          .from(entryBodies)
          .innerJoin(entries, eq(entries.id, entryBodies.entryId))
          .where(and(eq(entryBodies.entryId, id), eq(entryBodies.version, number.data)))
      : [];
  if (!row) throw notFound("version");
  const [revision] = await shownRevisions(site, [row]);
  const text = { title: row.body.title, excerpt: row.excerpt, document: row.document };
  return { ...revision!, text, ...(await shownIn(site, viewer, id, row.document)) };
}

interface Row {
  body: Pick<typeof entryBodies.$inferSelect, "version" | "title" | "words" | "savedById" | "savedAt" | "isAside">;
  publishedVersion: number | null;
}

async function shownRevisions(site: SiteContext, rows: readonly Row[]): Promise<EntryRevision[]> {
  const ids = rows.map(({ body }) => body.savedById).filter((one) => one !== null);
  const people = await membersWithAvatars(site.db, site, [...new Set(ids)]);
  return rows.map(({ body: { version, title, words, savedById, savedAt, isAside }, publishedVersion }) => ({
    ...{ version, title, words, savedAt: savedAt.toISOString(), isPublished: version === publishedVersion },
    isAside,
    savedBy: savedById === null ? null : (people.get(savedById) ?? null),
  }));
}
