import { eq, inArray } from "drizzle-orm";
import { emptyDocument, photosOf, teaserOf, wordCount } from "../../../shared/notebook/entry-document.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { newUuid } from "../../../shared/uuid.ts";
import { members } from "../../accounts/tables.ts";
import { photos } from "../../photos/tables.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { entrySearchText } from "../entry-search-text.ts";
import { renewEntryPhotos } from "../renew-entry-photos.ts";
import { categories, entries, entryBodies, entryCategories, entryPhotos } from "../tables.ts";
import { documentOf } from "./document-of.ts";
import { recountEntries } from "./recount-entries.ts";

type Row = typeof entries.$inferInsert;

interface EntryFixture extends Partial<Pick<Row, "title" | "excerpt" | "allowed" | "publishedAt" | "revisedAt">> {
  slug: string;
  /** Live without one. */
  state?: "draft" | "scheduled" | "live" | "deleted";
  /** A document of one paragraph that names the slug, unless there is one. */
  document?: Parameters<typeof documentOf>[0];
  cover?: PhotoCard;
  /** Slugs. */
  categories?: string[];
  /** The slug of a member. */
  by?: string;
}

/** An entry with one text. Its photos become the site’s own. @returns its id */
export async function hasEntry(
  { db, context: { clock } }: Pick<TestSite, "db" | "context">,
  { slug, state = "live", document: blocks, cover, categories: shelves = [], by, ...more }: EntryFixture,
): Promise<string> {
  const [id, now] = [newUuid(clock), clock()];
  const document = documentOf(blocks ?? [`What ${slug} says`]);
  const text = { title: more.title ?? slug, excerpt: more.excerpt ?? "", words: wordCount(document) };
  const isShown = state === "live" || state === "scheduled";
  await db.transaction(async (tx) => {
    const authors = by ? await tx.select({ id: members.id }).from(members).where(eq(members.slug, by)) : [];
    await tx.insert(entries).values({
      ...{ id, slug, state, ...text },
      searchText: entrySearchText({ ...text, document }, state === "live" ? (more.allowed ?? "everyone") : null),
      ...{ createdAt: now, editedAt: now, authorId: authors[0]?.id ?? null, coverId: cover?.id ?? null },
      ...{ coverAlt: cover?.alt ?? "", publishedVersion: isShown ? 1 : null },
      teaser: state === "live" ? (teaserOf(document) ?? emptyDocument) : null,
      publishedAt: state === "live" ? now : null,
      publishAt: state === "scheduled" ? new Date(now.getTime() + 3_600_000) : null,
      deletedAt: state === "deleted" ? now : null,
      ...more,
    });
    await tx.insert(entryBodies).values({ entryId: id, version: 1, ...text, document, savedAt: now });
    const shown = photosOf(document);
    const claimed = [...shown, ...(cover ? [cover.id] : [])];
    await tx.update(photos).set({ unusedSince: null, ownerId: null, isOpen: false }).where(inArray(photos.id, claimed));
    if (shown.length) await tx.insert(entryPhotos).values(shown.map((photoId) => ({ entryId: id, photoId })));
    const found = await tx.select({ id: categories.id }).from(categories).where(inArray(categories.slug, shelves));
    if (found.length)
      await tx.insert(entryCategories).values(found.map((category) => ({ categoryId: category.id, entryId: id })));
    await recountEntries(tx);
    await renewEntryPhotos(tx, id);
  });
  return id;
}
