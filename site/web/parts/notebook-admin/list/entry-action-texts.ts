import { deletedEntryDays } from "../../../../shared/lifetimes.ts";
import {
  type EntryActionName,
  type EntryActionResult,
  untitledEntry,
} from "../../../../shared/notebook-admin/notebook-admin.ts";
import { resultText } from "../../catalogue-admin/actions/result-text.ts";
import { formatCount } from "../../format/format-count.ts";

/** What an action is called before it is done and afterwards. */
const words: Record<EntryActionName, { verb: string; done: string }> = {
  publish: { verb: "Publish", done: "published" },
  unpublish: { verb: "Unpublish", done: "unpublished" },
  delete: { verb: "Delete", done: "deleted" },
  restore: { verb: "Restore", done: "restored" },
};

const countOf = (count: number): string => formatCount(count, "entry", "entries");

/** “Publish 2 entries”, “Delete entry” */
export const entryActionLabel = (action: EntryActionName, count: number): string =>
  `${words[action].verb} ${count === 1 ? "entry" : countOf(count)}`;

/** “Delete “Wool”?”, “Publish 2 entries?” */
export function entryActionQuestion(action: EntryActionName, titles: readonly string[]): string {
  const [title] = titles;
  const object = titles.length === 1 ? (title ? `“${title}”` : untitledEntry.toLowerCase()) : countOf(titles.length);
  return `${words[action].verb} ${object}?`;
}

const consequences: Record<EntryActionName, readonly [ofOne: string, ofMany: string]> = {
  publish: [
    "Readers can see its newest text right away. You can undo this for a day.",
    "Readers can see their newest texts right away. You can undo this for a day.",
  ],
  unpublish: [
    "It becomes a draft that only admins can see. You can undo this for a day.",
    "They become drafts that only admins can see. You can undo this for a day.",
  ],
  delete: [
    `Readers can’t see it any more. You can restore it as a draft for ${deletedEntryDays} days.`,
    `Readers can’t see them any more. You can restore them as drafts for ${deletedEntryDays} days.`,
  ],
  restore: [
    "It becomes a draft again, with its text, photos and settings.",
    "They become drafts again, with their texts, photos and settings.",
  ],
};

export const entryConsequence = (action: EntryActionName, count: number): string =>
  consequences[action][count === 1 ? 0 : 1];

/** “Wool published”, “2 entries deleted”, “2 of 3 entries published” */
export const entryDoneText = (action: EntryActionName, results: readonly EntryActionResult[]): string =>
  resultText(words[action].done, results, countOf);
