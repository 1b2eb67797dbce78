import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { MemberWithAvatar } from "../../../shared/accounts/member-name.ts";
import { type EntryDocument, photosOf } from "../../../shared/notebook/entry-document.ts";
import type {
  EditedEntry,
  EntryConflict,
  EntryRevisionAnswer,
  EntrySettingsConflict,
} from "../../../shared/notebook-admin/notebook-admin.ts";
import type { Reader } from "../../../shared/permissions.ts";
import { isUuid } from "../../../shared/uuid.ts";
import { audit } from "../../audit/tables.ts";
import { lastSaved } from "../../catalogue-admin/history/last-change.ts";
import { categoriesColumn } from "../../notebook/entry-rows.ts";
import { photosOfEntries } from "../../notebook/photos-of-entries.ts";
import { shownCards } from "../../notebook/shown-cards.ts";
import { entries, entryBodies } from "../../notebook/tables.ts";
import { membersWithAvatars } from "../../photos/members-with-avatars.ts";
import { photoCard, photoColumns } from "../../photos/photos.ts";
import { photos } from "../../photos/tables.ts";
import { entryIsDeleted, notFound, saveConflict } from "../../problems.ts";
import type { SiteContext } from "../../site-context.ts";

/** An entry of any state as the editor opens it, with its newest text. @throws 404 */
export async function editedEntry(site: SiteContext, viewer: Reader, id: string): Promise<EditedEntry> {
  const { entry, body, cover, shelves } = await entryWithText(site, id);
  const [people, shown, heldBack] = await Promise.all([
    membersWithAvatars(
      site.db,
      site,
      [entry.authorId, body.savedById].filter((one) => one !== null),
    ),
    shownIn(site, viewer, id, body.document),
    entry.state === "draft" ? heldBackBecause(site, id) : null,
  ]);
  const person = (memberId: string | null) => (memberId === null ? null : (people.get(memberId) ?? null));
  return {
    ...{ id, state: entry.state, version: entry.version, settingsVersion: entry.settingsVersion },
    text: { title: body.title, excerpt: body.excerpt, document: body.document },
    settings: {
      ...{ slug: entry.slug, allowed: entry.allowed, coverAlt: entry.coverAlt, categories: shelves },
      ...{ cover: cover && photoCard(cover, entry.coverAlt), author: person(entry.authorId) },
    },
    publishedVersion: entry.publishedVersion,
    publishedAt: entry.publishedAt?.toISOString() ?? null,
    ...{ publishAt: entry.publishAt?.toISOString() ?? null, heldBack },
    ...{ savedAt: body.savedAt.toISOString(), savedBy: person(body.savedById) },
    ...shown,
  };
}

async function entryWithText({ db }: SiteContext, id: string) {
  const newest = sql`${entryBodies.entryId} = ${entries.id} and ${entryBodies.version} = ${entries.version}`;
  const [row] = isUuid(id)
    ? await db
        .select({ entry: entries, body: entryBodies, cover: photoColumns(photos), shelves: categoriesColumn })
        .from(entries)
        .innerJoin(entryBodies, newest)
        .leftJoin(photos, eq(photos.id, entries.coverId))
        .where(eq(entries.id, id))
    : [];
  if (!row) throw notFound("entry");
  return row;
}

/** What the job that publishes wrote down, if that was the last that happened to the publication of this draft. */
async function heldBackBecause({ db }: SiteContext, id: string): Promise<string | null> {
  const [last] = await db
    .select({ act: audit.act, requestId: audit.requestId, why: audit.why })
    .from(audit)
    .where(
      and(
        eq(audit.targetKind, "entry"),
        eq(audit.targetId, id),
        inArray(audit.act, ["publish", "schedule", "unpublish", "undo"]),
      ),
    )
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(1);
  return last?.act === "unpublish" && last.requestId === "" ? last.why : null;
}

/** The photos and cards of one of its texts. */
export async function shownIn(
  site: SiteContext,
  viewer: Reader,
  entryId: string,
  document: EntryDocument,
): Promise<Pick<EntryRevisionAnswer, "photos" | "cards">> {
  const wanted = photosOf(document);
  const cardBlocks = document.blocks.filter((block) => block.kind === "card");
  const [held, cards] = await Promise.all([
    wanted.length ? photosOfEntries(site, [entryId]) : new Map(),
    shownCards(site, viewer, cardBlocks),
  ]);
  const ofEntry = held.get(entryId);
  const found = wanted.flatMap((id) => ofEntry?.get(id) ?? []);
  return {
    photos: Object.fromEntries(found.map((photo) => [photo.id, photoCard(photo)])),
    cards: Object.fromEntries(cards),
  };
}

/** For a text that came too late: the entry as it is now. */
export async function entryConflict(site: SiteContext, viewer: Reader, id: string): Promise<Error> {
  const saved = await editedEntry(site, viewer, id);
  return conflictOf({ saved }, saved.savedBy);
}

/** For settings that came too late: the entry as it is now, and who saved its settings. */
export async function settingsConflict(site: SiteContext, viewer: Reader, id: string): Promise<Error> {
  const saved = await editedEntry(site, viewer, id);
  const last = await lastSaved(site.db, site, "entry", id);
  const conflict: EntrySettingsConflict = { ...last, saved };
  return conflictOf(conflict, last.by);
}

const conflictOf = (conflict: EntryConflict, by: MemberWithAvatar | null): Error =>
  conflict.saved.state === "deleted" ? entryIsDeleted(conflict) : saveConflict("entry", by?.username ?? null, conflict);
