import { type EntryDocument, emptyDocument, plainLines, teaserOf } from "../../shared/notebook/entry-document.ts";
import type { AllowedReaders } from "../../shared/reader-access.ts";
import { searchable } from "../../shared/searchable.ts";

interface SearchedEntry {
  title: string;
  excerpt: string;
  document: EntryDocument;
}

/**
 * What a search finds an entry by: a line for the title, and below it the excerpt and the text as far as everybody may read
 * it. A word below the teaser must find nothing: that alone would tell that it stands there.
 * @param allowed who may read the whole text; null while the entry is not published, and its text nobody’s to find
 */
export const entrySearchText = ({ title, excerpt, document }: SearchedEntry, allowed: AllowedReaders | null): string =>
  searchable(
    [title.replace(/\s+/g, " "), excerpt, ...(allowed === null ? [] : plainLines(openPart(document, allowed)))].join(
      "\n",
    ),
  );

const openPart = (document: EntryDocument, allowed: AllowedReaders): EntryDocument =>
  allowed === "everyone" ? document : (teaserOf(document) ?? emptyDocument);
