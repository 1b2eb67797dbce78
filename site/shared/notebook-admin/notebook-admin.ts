import type { MemberWithAvatar } from "../accounts/member-name.ts";
import type { ActionAnswer, ActionOutcome } from "../catalogue-admin/catalogue-admin.ts";
import type { CategoryName, ShownCard } from "../notebook/entry.ts";
import type { CardSubject, EntryDocument } from "../notebook/entry-document.ts";
import type { PhotoCard } from "../photos/photo.ts";
import type { AllowedReaders } from "../reader-access.ts";

export const entryStates = ["draft", "scheduled", "live"] as const;
export type EntryState = (typeof entryStates)[number];

/** How `/admin/notebook` is narrowed: its tabs. `all` are those that are not deleted. */
export const entryFilters = ["all", "drafts", "scheduled", "published", "deleted"] as const;
export type EntryFilter = (typeof entryFilters)[number];

/** How many entries there are in each tab, without search and category. */
export type EntryCounts = Record<EntryFilter, number>;

export const adminEntryOrders = ["edited", "published", "title"] as const;
export type AdminEntryOrder = (typeof adminEntryOrders)[number];

/** What can be done to many entries at once. */
export const entryActions = ["publish", "unpublish", "delete", "restore"] as const;
export type EntryActionName = (typeof entryActions)[number];

/** What an entry is called while it has no title. */
export const untitledEntry = "Untitled entry";

/** A line of `/admin/notebook`. */
export interface AdminEntry {
  id: string;
  slug: string;
  /** Empty while it has none. */
  title: string;
  state: EntryState | "deleted";
  /** A published one has a newer text that readers do not see. */
  hasChanges: boolean;
  /** Of the newest text. */
  version: number;
  allowed: AllowedReaders;
  cover: PhotoCard | null;
  author: MemberWithAvatar | null;
  categories: CategoryName[];
  words: number;
  /** When it goes out. Only of a scheduled one. */
  publishAt: string | null;
  publishedAt: string | null;
  editedAt: string;
}

/** What an action does to one entry, or would do. */
export interface EntryActionResult extends ActionOutcome {
  id: string;
}
export type EntryActionAnswer = ActionAnswer<EntryActionResult, EntryActionName>;

/** What is written, and saved by itself. */
export interface EntryText {
  title: string;
  excerpt: string;
  document: EntryDocument;
}

/** What stands beside the text. Of a published entry, readers see changes when they are saved. */
export interface EntrySettings {
  slug: string;
  allowed: AllowedReaders;
  cover: PhotoCard | null;
  coverAlt: string;
  categories: CategoryName[];
  author: MemberWithAvatar | null;
}

/** An entry as the editor opens it. */
export interface EditedEntry {
  id: string;
  state: EntryState | "deleted";
  text: EntryText;
  /** Of the text; each save makes the next one. */
  version: number;
  settings: EntrySettings;
  settingsVersion: number;
  /** The version of the text that readers see. */
  publishedVersion: number | null;
  /** Once it was published, its former addresses redirect. */
  publishedAt: string | null;
  publishAt: string | null;
  /** Why it could not go out at the time that it was scheduled for. Null once it was scheduled or published again. */
  heldBack: string | null;
  savedAt: string;
  savedBy: MemberWithAvatar | null;
  /** The photos of its text, by id. */
  photos: Record<string, PhotoCard>;
  /** What its cards show, by `{subject}:{id}`; without those that are gone. */
  cards: Record<string, ShownCard>;
}

/** Answer of creating an entry, and of saving or keeping a text of it. */
export interface EntrySavedAnswer {
  id: string;
  version: number;
  savedAt: string;
}

/** Answer of publishing an entry: what is out, or goes out when. */
export interface EntryPublicationAnswer {
  slug: string;
  state: EntryState;
  publishedVersion: number | null;
  publishedAt: string | null;
  publishAt: string | null;
}

/** `data` of the 409 for a text whose version is old: nothing was saved. */
export interface EntryConflict {
  /** As it is now. */
  saved: EditedEntry;
}

/** `data` of the 409 for settings whose version is old: nothing was saved. */
export interface EntrySettingsConflict extends EntryConflict {
  /** Who saved the settings last. Null of a former member. */
  by: MemberWithAvatar | null;
  at: string;
}

export interface EntryRevision {
  version: number;
  title: string;
  words: number;
  savedAt: string;
  savedBy: MemberWithAvatar | null;
  isPublished: boolean;
  /** Its writer took another admin’s text in its place: it was never the newest one. */
  isAside: boolean;
}
export interface EntryRevisionsAnswer {
  /** The newest first. */
  revisions: EntryRevision[];
}
export interface EntryRevisionAnswer extends EntryRevision {
  text: EntryText;
  photos: Record<string, PhotoCard>;
  cards: Record<string, ShownCard>;
}

export interface EntryPreviewAnswer {
  /** The whole address. It is shown once: only a hash is kept. */
  url: string;
  expiresAt: string;
}

/** What a card may show, found by words; twelve at most. */
export interface EntryCardChoices {
  cards: { subject: CardSubject; id: string; card: ShownCard }[];
}

/** What the form of a category shows and sends back. */
export interface CategoryFields {
  version: number;
  name: string;
  slug: string;
  description: string;
  cover: PhotoCard | null;
  coverAlt: string;
}

/** A line of `/admin/notebook-categories`. */
export interface AdminCategory extends Pick<CategoryFields, "name" | "slug" | "cover"> {
  /** Published ones. */
  entries: number;
}
