import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import type { SavedAnswer } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import type { EntrySettingsDraft } from "../../../shared/notebook-admin/entry-forms.ts";
import { hasTeaser } from "../../../shared/notebook-admin/publish-faults.ts";
import type { AllowedReaders } from "../../../shared/reader-access.ts";
import { members } from "../../accounts/tables.ts";
import { type AuditedFields, changedFields } from "../../catalogue-admin/history/audited-fields.ts";
import { recordChange } from "../../catalogue-admin/history/record-change.ts";
import { entrySearchText } from "../../notebook/entry-search-text.ts";
import { renewEntryPhotos } from "../../notebook/renew-entry-photos.ts";
import { categories, entries, entryCategories } from "../../notebook/tables.ts";
import { invalid } from "../../problems.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { holdShelves } from "../lock-notebook.ts";
import { recountCategories } from "../recount-categories.ts";
import { settingsConflict } from "./edited-entry.ts";
import { namedCategories, setCategories } from "./entry-categories.ts";
import { swapEntryCover } from "./entry-photos.ts";
import { moveToSlug } from "./entry-slugs.ts";
import { textOfVersion } from "./entry-text.ts";
import { type Entry, lockEntry } from "./lock-entry.ts";

/**
 * Saves all of what stands beside the text. Readers of a published entry see it at once. Settings that are there already
 * change nothing.
 * @throws 404, 409 with what is there where another save came first or the entry was deleted, 422 at the fields
 */
export async function saveEntrySettings(
  site: SiteContext,
  acting: ActingAdmin,
  id: string,
  draft: EntrySettingsDraft,
): Promise<SavedAnswer> {
  const saved = await site.db.transaction(async (tx) => {
    await holdShelves(tx);
    const named = await lockAuthor(tx, draft.author);
    const entry = await lockEntry(tx, id);
    if (entry.state === "deleted") return null;
    const shelves = await namedCategories(tx, site, draft.categories);
    const slug = draft.slug ?? entry.slug;
    const before = await auditedSettings(tx, entry);
    const change = changedFields(before, {
      ...{ slug, allowed: draft.allowed, cover: draft.cover, coverAlt: draft.coverAlt, author: draft.author },
      categories: shelves.map((one) => one.slug).sort(),
    });
    if (!change) return { answer: { slug: entry.slug, version: entry.settingsVersion }, isShown: false };
    if (draft.version !== entry.settingsVersion) return null;
    await requireTeaser(tx, entry, draft);
    const authorId = draft.author === before.author ? entry.authorId : requireAuthor(named);
    await moveToSlug(tx, site, entry, slug);
    await swapEntryCover(tx, acting.admin, { id, from: entry.coverId, to: draft.cover, now: site.clock() });
    const moved = await setCategories(
      tx,
      id,
      shelves.map((one) => one.id),
    );
    const { allowed, cover, coverAlt } = draft;
    const version = entry.settingsVersion + 1;
    await tx
      .update(entries)
      .set({
        ...{ slug, allowed, coverId: cover, coverAlt, authorId, settingsVersion: version },
        ...(allowed !== entry.allowed && (await searchTextFor(tx, entry, allowed))),
      })
      .where(eq(entries.id, id));
    await renewEntryPhotos(tx, id);
    if (entry.state === "live") await recountCategories(tx, moved);
    await recordChange(tx, site, acting, {
      ...{ act: "edit", kind: "entry", id },
      ...{ before: withAuthorId(change.before, entry.authorId), after: withAuthorId(change.after, authorId) },
    });
    return { answer: { slug, version }, isShown: entry.state === "live" };
  });
  if (!saved) throw await settingsConflict(site, acting.admin, id);
  if (saved.isShown) site.changed([`entry:${id}`, "notebook"]);
  return saved.answer;
}

type AuditedSettings = Record<
  "slug" | "allowed" | "cover" | "coverAlt" | "author" | "categories",
  AuditedFields[string]
>;

/** Categories in the order of their slugs: that of a form says nothing. */
async function auditedSettings(tx: Transaction, entry: Entry): Promise<AuditedSettings> {
  const { id, slug, allowed, coverId, coverAlt, authorId } = entry;
  const shelves = await tx
    .select({ slug: categories.slug })
    .from(entryCategories)
    .innerJoin(categories, eq(categories.id, entryCategories.categoryId))
    .where(eq(entryCategories.entryId, id));
  const [author] = authorId
    ? await tx.select({ slug: members.slug }).from(members).where(eq(members.id, authorId))
    : [];
  return {
    ...{ slug, allowed, cover: coverId, coverAlt, author: author?.slug ?? null },
    categories: shelves.map((one) => one.slug).sort(),
  };
}

const withAuthorId = (fields: AuditedFields, authorId: string | null): AuditedFields =>
  "author" in fields ? { ...fields, author: authorId } : fields;

/** What is published, or goes out by itself, stays fit for its readers. @throws 422 at `allowed` */
async function requireTeaser(tx: Transaction, entry: Entry, { allowed }: EntrySettingsDraft): Promise<void> {
  if (entry.state === "draft" || allowed === "everyone" || allowed === entry.allowed) return;
  const text = await textOfVersion(tx, entry.id, entry.publishedVersion ?? entry.version);
  if (!hasTeaser(text, allowed))
    throw invalid({ allowed: ["Mark where the teaser ends and publish that text before you choose these readers."] });
}

/** What finds a published entry changes with who reads the whole of it. */
async function searchTextFor(tx: Transaction, { id, publishedVersion }: Entry, allowed: AllowedReaders) {
  if (publishedVersion === null) return {};
  return { searchText: entrySearchText(await textOfVersion(tx, id, publishedVersion), allowed) };
}

/**
 * The id of an admin, or of a member who wrote as a guest; null for one who can’t be named. Locked before the entry: a
 * member who leaves holds their own row while their comments on entries are counted.
 */
async function lockAuthor(tx: Transaction, slug: string): Promise<string | null> {
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.slug, slug), eq(members.standing, "active")))
    .for("share");
  return member?.id ?? null;
}

/** @throws 422 at `author` */
function requireAuthor(id: string | null): string {
  if (id === null) throw invalid({ author: ["We can’t find this member. Check their page address."] });
  return id;
}
