import type { ActionResult } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import type { CatalogueActionName } from "../../../../shared/catalogue-admin/catalogue-options.ts";
import { formatCount } from "../../format/format-count.ts";
import { resultText } from "./result-text.ts";

export type EntryKind = "brand" | "product";

/** What an action is called before it is done and afterwards. */
const words: Record<CatalogueActionName, { verb: string; done: string }> = {
  approve: { verb: "Approve", done: "approved" },
  refuse: { verb: "Refuse", done: "refused" },
  hide: { verb: "Hide", done: "hidden" },
  show: { verb: "Show", done: "shown again" },
  merge: { verb: "Merge", done: "merged" },
};

/** “Approve 2 brands”, “Hide brand” */
export const actionLabel = (action: CatalogueActionName, kind: EntryKind, count: number): string =>
  `${words[action].verb} ${count === 1 ? kind : formatCount(count, kind)}`;

/** “Hide Marin?”, “Approve 2 brands?”, “Show Marin again?” */
export function actionQuestion(action: CatalogueActionName, kind: EntryKind, names: readonly string[]): string {
  const [name] = names;
  const object = names.length === 1 && name !== undefined ? name : formatCount(names.length, kind);
  return `${words[action].verb} ${object}${action === "show" ? " again" : ""}?`;
}

const consequences: Record<CatalogueActionName, string> = {
  approve: "Everyone can then see it. You can undo this for a day.",
  refuse: "It stays closed, and its proposer reads your answer. You can undo this for a day.",
  hide: "Only admins can see it then, and its reviews are hidden too. You can undo this for a day.",
  show: "Everyone can see it again. You can undo this for a day.",
  merge: "Everything moves to the one that stays, and old addresses lead there. You can’t undo this.",
};
const consequencesOfMany: Partial<Record<CatalogueActionName, string>> = {
  approve: "Everyone can then see them. You can undo this for a day.",
  refuse: "They stay closed, and their proposers read your answer. You can undo this for a day.",
  hide: "Only admins can see them then, and their reviews are hidden too. You can undo this for a day.",
  show: "Everyone can see them again. You can undo this for a day.",
};

export const consequenceOf = (action: CatalogueActionName, count: number): string =>
  (count === 1 ? undefined : consequencesOfMany[action]) ?? consequences[action];

/** “Marin hidden”, “2 brands approved”, “2 of 3 brands approved” */
export const doneText = (action: CatalogueActionName, kind: EntryKind, results: readonly ActionResult[]): string =>
  resultText(words[action].done, results, (count) => formatCount(count, kind));
