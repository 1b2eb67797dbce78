/** How much of a sweep is done: a sample with every test run, all of it, or as much as fits into a night. */
export type Scale = "sample" | "all" | "nightly";

export const scale: Scale =
  process.env.TESTS === "nightly" ? "nightly" : process.env.TESTS === "all" ? "all" : "sample";

/**
 * From `SEED`, so that a run that failed can be had again; else another one each night, and the same with every test
 * run.
 */
export const seed: number = Number(process.env.SEED ?? (scale === "sample" ? 13 : Date.now() % 2_147_483_647));

/** One line with what a sweep has done. */
export function figure(line: string): void {
  process.stdout.write(`\n${line}\n`);
}

/** Whether something is to be swept: all is, unless `ONLY` gives a part of the name of what failed. */
export function isMeant(name: string): boolean {
  return name.includes(process.env.ONLY ?? "");
}

/**
 * A part of a sweep, from its `FROM`-th sequence (from 1) and `SEQUENCES` of them: a failure can be played again alone.
 */
export function partOf(sequences: number): { from: number; count: number } {
  const from = Number(process.env.FROM ?? 1);
  return { from, count: Number(process.env.SEQUENCES ?? sequences - from + 1) };
}

/** Whether a sequence that failed is to be made shorter (`SHRINK=yes`): that may take longer than the sweep. */
export const shrinks: boolean = process.env.SHRINK === "yes";
