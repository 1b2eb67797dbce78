import { present } from "../present.ts";
/**
 * Where a text stops being JSON, counted from 1; null when it is JSON. The parser does not always say, so this looks
 * for the longest prefix that could still become JSON.
 */
export function jsonFault(text: string): { line: number; column: number } | null {
  if (faultIn(text) === null) return null;
  let [sound, spoilt] = [0, text.length + 1];
  while (spoilt - sound > 1) {
    const middle = Math.floor((sound + spoilt) / 2);
    if (canContinue(text.slice(0, middle))) sound = middle;
    else spoilt = middle;
  }
  const before = text.slice(0, sound).split("\n");
  return { line: before.length, column: present(before.at(-1), "before").length + 1 };
}

function faultIn(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

export function canContinue(beginning: string): boolean {
  const fault = faultIn(beginning);
  if (fault === null || /Unexpected end|Unterminated|Bad Unicode escape|Bad escaped character/.test(fault)) return true;
  return Number(/at position (\d+)/.exec(fault)?.[1]) >= beginning.length;
}
