import type { ActionOutcome } from "../../../../shared/catalogue-admin/catalogue-admin.ts";

/**
 * “Marin hidden”, “2 brands approved”, “2 of 3 brands approved”
 * @param done “hidden”
 * @param countOf “3 brands”
 */
export function resultText(
  done: string,
  results: readonly Pick<ActionOutcome, "name" | "outcome">[],
  countOf: (count: number) => string,
): string {
  const changed = results.filter(({ outcome }) => outcome === "done");
  const [only] = changed;
  if (only && results.length === 1) return `${only.name} ${done}`;
  const all = countOf(results.length);
  return `${changed.length === results.length ? all : `${changed.length} of ${all}`} ${done}`;
}
