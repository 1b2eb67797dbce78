import { changedWords, type Passage } from "../../catalogue-admin/conflict/changed-words.ts";
import type { Line } from "./document-lines.ts";

export type Change =
  | { step: "same"; line: Line }
  | { step: "removed"; line: Line }
  | { step: "added"; line: Line }
  /** The same paragraph with other words: as it was, and as it is. */
  | { step: "edited"; kind: string | null; before: Passage[]; after: Passage[] };

/** What became of a text, paragraph by paragraph, and within a paragraph word by word. */
export function compareLines(before: readonly Line[], after: readonly Line[]): Change[] {
  const lengths = commonLengths(before, after);
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  const changes: Change[] = [];
  let [row, column] = [0, 0];
  let removed: Line[] = [];
  let added: Line[] = [];
  const close = () => {
    changes.push(...paired(removed, added));
    [removed, added] = [[], []];
  };
  for (;;) {
    const [was, is] = [before[row], after[column]];
    if (was && is && isSame(was, is)) {
      close();
      changes.push({ step: "same", line: is });
      row += 1;
      column += 1;
    } else if (was && (!is || at(row + 1, column) >= at(row, column + 1))) {
      removed.push(was);
      row += 1;
    } else if (is) {
      added.push(is);
      column += 1;
    } else break;
  }
  close();
  return changes;
}

/** What went and what came in one place: lines that have most of their words in common are one that was edited. */
function paired(removed: readonly Line[], added: readonly Line[]): Change[] {
  const changes: Change[] = [];
  let next = 0;
  for (const was of removed) {
    const at = added.findIndex((is, index) => index >= next && is.kind === was.kind && isAlike(was.text, is.text));
    const is = added[at];
    if (!is) changes.push({ step: "removed", line: was });
    else {
      for (const line of added.slice(next, at)) changes.push({ step: "added", line });
      const [before, after] = changedWords(was.text, is.text);
      changes.push({ step: "edited", kind: is.kind, before, after });
      next = at + 1;
    }
  }
  for (const line of added.slice(next)) changes.push({ step: "added", line });
  return changes;
}

const isSame = (one: Line, other: Line): boolean => one.kind === other.kind && one.text === other.text;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A third of their words, so that a rewritten sentence is not told as another one. */
function isAlike(one: string, other: string): boolean {
  const [mine, theirs] = [wordsOf(one), new Set(wordsOf(other))];
  if (mine.length === 0 || theirs.size === 0) return true;
  const common = mine.filter((word) => theirs.has(word)).length;
  return common * 3 >= Math.min(mine.length, theirs.size);
}

function commonLengths(before: readonly Line[], after: readonly Line[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--) {
      const [was, is] = [before[row], after[column]];
      const isCommon = was && is && isSame(was, is);
      const length = isCommon ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
      lengths[row]?.splice(column, 1, length);
    }
  return lengths;
}

export const isUnchanged = (changes: readonly Change[]): boolean => changes.every(({ step }) => step === "same");
