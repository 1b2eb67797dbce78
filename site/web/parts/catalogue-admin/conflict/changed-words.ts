export interface Passage {
  text: string;
  isChanged: boolean;
}

interface Token {
  text: string;
  isSpace: boolean;
  isChanged: boolean;
}

/** Both texts in passages: changed is what the other one does not have in the same order. */
export function changedWords(one: string, other: string): [Passage[], Passage[]] {
  const [mine, theirs] = [tokensOf(one), tokensOf(other)];
  markChanged(
    mine.filter(({ isSpace }) => !isSpace),
    theirs.filter(({ isSpace }) => !isSpace),
  );
  return [passagesOf(mine), passagesOf(theirs)];
}

/** Words, and each sign between them. */
const tokensOf = (text: string): Token[] =>
  (text.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? []).map((part) => ({
    text: part,
    isSpace: /^\s/.test(part),
    isChanged: !/^\s/.test(part),
  }));

/** Finds the longest common subsequence; its words are unchanged. */
function markChanged(mine: readonly Token[], theirs: readonly Token[]): void {
  const lengths = commonLengths(mine, theirs);
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  let [row, column] = [0, 0];
  for (;;) {
    const [word, otherWord] = [mine[row], theirs[column]];
    if (!word || !otherWord) return;
    if (word.text === otherWord.text) {
      word.isChanged = false;
      otherWord.isChanged = false;
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
}

/** For each pair of places, how many words the rests of both texts have in common. */
function commonLengths(mine: readonly Token[], theirs: readonly Token[]): number[][] {
  const lengths = Array.from({ length: mine.length + 1 }, () => new Array<number>(theirs.length + 1).fill(0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = mine.length - 1; row >= 0; row--)
    for (let column = theirs.length - 1; column >= 0; column--) {
      const isSame = mine[row]?.text === theirs[column]?.text;
      const length = isSame ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
      lengths[row]?.splice(column, 1, length);
    }
  return lengths;
}

/** A space belongs to a change only between two changed words. */
function passagesOf(tokens: readonly Token[]): Passage[] {
  const passages: Passage[] = [];
  tokens.forEach(({ text, isSpace, isChanged }, at) => {
    const marked = isSpace ? Boolean(tokens[at - 1]?.isChanged && tokens[at + 1]?.isChanged) : isChanged;
    const last = passages.at(-1);
    if (last?.isChanged === marked) last.text += text;
    else passages.push({ text, isChanged: marked });
  });
  return passages;
}
