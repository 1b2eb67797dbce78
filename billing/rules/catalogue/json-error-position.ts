import { defined } from "../defined.ts";
/**
 * Where a text stops being JSON, counted from 1; null when it is JSON. The parser does not always say, so this looks
 * for the longest prefix that could still become JSON.
 */
export function jsonErrorPosition(text: string): { line: number; column: number } | null {
  if (syntaxErrorIn(text) === null) return null;
  let [sound, spoilt] = [0, text.length + 1];
  while (spoilt - sound > 1) {
    const middle = Math.floor((sound + spoilt) / 2);
    if (canContinue(text.slice(0, middle))) sound = middle;
    else spoilt = middle;
  }
  const before = text.slice(0, sound).split("\n");
  return { line: before.length, column: defined(before.at(-1), "before").length + 1 };
}

function syntaxErrorIn(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

export function canContinue(beginning: string): boolean {
  const message = syntaxErrorIn(beginning);
  if (message === null || /Unexpected end|Unterminated|Bad Unicode escape|Bad escaped character/.test(message))
    return true;
  return Number(/at position (\d+)/.exec(message)?.[1]) >= beginning.length;
}
