import { and, eq, type SQL, sql } from "drizzle-orm";
import type { EntryDocument } from "../../shared/notebook/entry-document.ts";
import type { AllowedReaders, ReaderAccess } from "../../shared/reader-access.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { notFound } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { entryAccess } from "./entry-access.ts";
import { entries, entryBodies } from "./tables.ts";

// For a page, no other file reads `entry_bodies`: what a reader has to pay for is not even in the server's memory before
// it is known that they may read it.

/** The whole of a published entry for those who may read it, and its teaser for all others. */
export async function entryBody(
  site: SiteContext,
  viewer: Member | null,
  { id, allowed, authorId }: { id: string; allowed: AllowedReaders; authorId: string | null },
): Promise<{ access: ReaderAccess; document: EntryDocument }> {
  const access = await entryAccess(site, viewer, { allowed, authorId });
  const [text] =
    access === "open"
      ? // An entry that got other readers since is not the one whose readers were asked about.
        await preparedRows(site.db, "text of an entry", { id, allowed }, () =>
          published(entryBodies.document, isSameEntry),
        )
      : await preparedRows(site.db, "teaser of an entry", { id }, () => published(teaser, isEntry));
  if (!text) throw notFound("entry");
  return { access, document: text.document };
}

/** By id, the texts of published entries as everybody may read them: the whole, or the teaser. */
export async function textsForEveryone(
  { db }: Pick<SiteContext, "db">,
  ids: readonly string[],
): Promise<Map<string, EntryDocument>> {
  if (ids.length === 0) return new Map();
  const open = sql<EntryDocument>`case when ${entries.allowed} = 'everyone' then ${entryBodies.document} else ${teaser} end`;
  const rows = await preparedRows(db, "texts for everyone", { ids: [...ids] }, () =>
    published(open, sql`${entries.id} = any((select ${sql.placeholder("ids")}::uuid[])::uuid[])`),
  );
  return new Map(rows.map(({ id, document }) => [id, document]));
}

/** A published one has a teaser, if only an empty one. */
const teaser = sql<EntryDocument>`${entries.teaser}`;
const isEntry = eq(entries.id, sql.placeholder("id"));
const isSameEntry = and(isEntry, eq(entries.allowed, sql.placeholder("allowed")));

const published = (document: SQL<EntryDocument> | typeof entryBodies.document, which: SQL | undefined) =>
  query
    .select({ id: entries.id, document: sql<EntryDocument>`${document}` })
    .from(entries)
    .innerJoin(entryBodies, and(eq(entryBodies.entryId, entries.id), eq(entryBodies.version, entries.publishedVersion)))
    .where(and(eq(entries.state, "live"), which));

/** The newest text of an entry in any state: for those who have a link to its preview. */
export async function newestBody(
  { db }: Pick<SiteContext, "db">,
  entryId: string,
): Promise<Pick<typeof entryBodies.$inferSelect, "title" | "excerpt" | "words" | "document">> {
  const [body] = await preparedRows(db, "newest text of an entry", { entryId }, () =>
    query
      .select({
        title: entryBodies.title,
        excerpt: entryBodies.excerpt,
        words: entryBodies.words,
        document: entryBodies.document,
      })
      .from(entries)
      .innerJoin(entryBodies, and(eq(entryBodies.entryId, entries.id), eq(entryBodies.version, entries.version)))
      .where(eq(entries.id, sql.placeholder("entryId"))),
  );
  if (!body) throw notFound("entry");
  return body;
}
