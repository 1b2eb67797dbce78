import fc from "fast-check";
import { expect, test } from "vitest";
import { brokenInvariants } from "../store/broken-invariants.ts";
import { type Step, steps } from "./commands.ts";
import { type ModelService, openModelService } from "./model-service.ts";
import { CommandRun } from "./run-commands.ts";
import { figure, partOf, scale, seed, shrinks } from "./test-scale.ts";

const { from, count: sequences } = partOf({ sample: 100, all: 500, nightly: 10_000 }[scale]);
const length = 50;
const shortLength = { sample: 3, all: length, nightly: 5 }[scale];
/** Every how many sequences one has a long history. Short ones try many beginnings in the same time. */
const longEvery = { sample: 100, all: 1, nightly: 10 }[scale];
const lengthOf = (nth: number) => ((nth - 1) % longEvery === 0 ? length : shortLength);
/** A service with many old customers is slow. */
const perService = 40;
/**
 * Each on a service of its own: one sequence mostly waits for the database. In a sample, other tests run meanwhile, and
 * one service prepares its statements once.
 */
const atOnce = { sample: 1, all: 6, nightly: 6 }[scale];

test(
  `${sequences} sequences of up to ${length} commands end as a model of billing says (SEED=${seed} FROM=${from})`,
  async () => {
    const part = { seed, path: `${from - 1}`, numRuns: sequences };
    if (shrinks) return shortest(part);
    const waiting = fc.sample(steps(length), part).map((list, at) => sequence(list, from + at));
    const failed: string[] = [];
    const workers = Array.from({ length: Math.min(atOnce, sequences) }, () => playAll(waiting, failed));
    const played = (await Promise.all(workers)).reduce((sum, it) => sum + it, 0);
    figure(
      `State machine: ${played} sequences of up to ${length} steps, SEED=${seed} FROM=${from}, ${failed.length} failed.`,
    );
    expect(failed.join("\n\n")).toBe("");
  },
  { sample: 600_000, all: 3_600_000, nightly: 36_000_000 }[scale],
);

/** Plays what is waiting, beside other workers. @returns how many sequences it has played. */
async function playAll(waiting: { list: readonly Step[]; nth: number }[], failed: string[]): Promise<number> {
  const player = new SequencePlayer();
  let played = 0;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { list, nth } = next;
    await player.play(list).catch((error: Error) => {
      failed.push(`${repeating(nth)}: ${error.message}`);
      // At once, for a run that is stopped before its end.
      figure(failed.at(-1) ?? "");
    });
    played += 1;
  }
  await player.closes().catch((error: Error) => failed.push(`after the last sequences: ${error.message}`));
  return played;
}

/** What repeats a sequence: its length depends on the scale, too. */
const repeating = (nth: number) => `${scale === "sample" ? "" : `TESTS=${scale} `}SEED=${seed} FROM=${nth}`;

const sequence = (list: readonly Step[], nth: number) => ({ list: list.slice(0, lengthOf(nth)), nth });

/** The same with one sequence after the other; the first that fails is made shorter. */
async function shortest(part: { seed: number; path: string; numRuns: number }): Promise<void> {
  const player = new SequencePlayer();
  try {
    await fc.assert(
      fc.asyncProperty(steps(length), (list) => player.play(sequence(list, from).list)),
      part,
    );
  } finally {
    await player.closes();
  }
}

/** Plays sequences on one service after the other. */
class SequencePlayer {
  private service: ModelService | null = null;
  private playedHere = 0;

  async play(list: readonly Step[]): Promise<void> {
    this.service ??= await openModelService();
    const play = await CommandRun.begin(this.service);
    try {
      for (const step of list) await play.take(step);
      await play.ends();
      // They read every table, and what is broken stays broken.
      if (this.playedHere % 8 === 7) expect(await brokenInvariants(this.service.db.$client)).toEqual([]);
      await play.leaves();
    } catch (error) {
      // What is broken stays broken: the next sequence begins elsewhere.
      await this.leaves();
      throw new Error(`${(error as Error).message}\n${play.story.join("\n")}`, { cause: error });
    }
    this.playedHere += 1;
    if (this.playedHere === perService) await this.closes();
  }

  /** @throws where an invariant is broken. */
  async closes(): Promise<void> {
    expect(await this.leaves()).toEqual([]);
  }

  private async leaves(): Promise<unknown[]> {
    const broken = await this.service?.closes();
    this.service = null;
    this.playedHere = 0;
    return broken ?? [];
  }
}
