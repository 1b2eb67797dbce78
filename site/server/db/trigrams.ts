/** As PostgreSQL compares them: pieces of three letters, with two spaces before each run of letters and one after it. */
export function trigramsOf(word: string): Set<string> {
  const runs = (word.match(/[\p{L}\p{N}]+/gu) ?? []).map((run) => [..."  ", ...run, " "]);
  return new Set(runs.flatMap((run) => run.slice(2).map((_, at) => run.slice(at, at + 3).join(""))));
}
