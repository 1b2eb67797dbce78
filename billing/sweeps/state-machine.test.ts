import fc from "fast-check";
import { expect, test } from "vitest";
import { brokenInvariants } from "../store/invariants.ts";
import { steps } from "./commands.ts";
import { Play } from "./play.ts";
import { figure, partOf, scale, seed, shrinks } from "./scale.ts";
import { openShop, type Shop } from "./shop.ts";

const { from, count: sequences } = partOf({ sample: 24, all: 500, nightly: 10_000 }[scale]);
const length = 50;
/** A shop full of old customers is slow. */
const perShop = 40;

test(
  `${sequences} sequences of ${length} commands end as a model of the shop says (SEED=${seed} FROM=${from})`,
  async () => {
    let shop: Shop | null = null;
    let inThisShop = 0;
    let played = 0;
    const close = async () => {
      const broken = await shop?.closes();
      shop = null;
      inThisShop = 0;
      return broken ?? [];
    };
    const run = fc.asyncProperty(steps(length), async (list) => {
      shop ??= await openShop();
      const play = await Play.begin(shop);
      try {
        for (const step of list) await play.take(step);
        await play.ends();
        // They read every table, and what is broken stays broken.
        if (inThisShop % 8 === 7) expect(await brokenInvariants(shop.db.$client)).toEqual([]);
        await play.leaves();
      } catch (error) {
        // What is broken stays broken: the next sequence begins elsewhere.
        await close();
        throw new Error(`${(error as Error).message}\n${play.story.join("\n")}`, { cause: error });
      }
      played += 1;
      inThisShop += 1;
      if (inThisShop === perShop) expect(await close()).toEqual([]);
    });
    try {
      await fc.assert(run, { numRuns: sequences, seed, path: `${from - 1}`, endOnFailure: !shrinks });
    } finally {
      await close();
    }
    figure(`State machine: ${played} sequences of ${length} steps, SEED=${seed} FROM=${from}.`);
  },
  { sample: 600_000, all: 1_800_000, nightly: 36_000_000 }[scale],
);
