import type { EditedEntry, EntryState } from "../../../../shared/notebook-admin/notebook-admin.ts";

/** What is known of an entry’s publication, apart from its text. */
export interface EntryFacts {
  state: EntryState;
  /** The version that readers see. */
  publishedVersion: number | null;
  publishedAt: string | null;
  publishAt: string | null;
  /** Why it didn’t go out at its time. */
  heldBack: string | null;
  /** Of its page. */
  slug: string | null;
}

export const newFacts: EntryFacts = {
  ...{ state: "draft", publishedVersion: null, publishedAt: null, publishAt: null, heldBack: null, slug: null },
};

export const factsOf = ({ state, settings: { slug }, ...entry }: EditedEntry): EntryFacts => ({
  ...{ state: state === "deleted" ? "draft" : state, publishedVersion: entry.publishedVersion },
  ...{ publishedAt: entry.publishedAt, publishAt: entry.publishAt, heldBack: entry.heldBack, slug },
});

/** Readers see an older text than the newest one. */
export const hasNewerText = ({ state, publishedVersion }: EntryFacts, version: number | null): boolean =>
  state === "live" && publishedVersion !== null && version !== null && publishedVersion < version;
