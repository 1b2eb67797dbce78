import fc from "fast-check";
import { expect, test } from "vitest";
import { isWholeRun, slowTest } from "../../../../vitest/slow-test.ts";
import { brokenInvariants } from "../../db/broken-invariants.ts";
import { catalogueSteps } from "../testing/steps/catalogue-steps.ts";
import { type Life, newLife } from "../testing/steps/life.ts";
import { memberSteps } from "../testing/steps/member-steps.ts";
import { reviewSteps } from "../testing/steps/review-steps.ts";
import type { Step } from "../testing/steps/step.ts";
import { wardrobeSteps } from "../testing/steps/wardrobe-steps.ts";

const rounds = Array.from({ length: isWholeRun ? 6 : 1 }, (_, at) => at + 1);
const [sequences, maxLength] = isWholeRun ? [12, 60] : [7, 30];

const groups = [reviewSteps, catalogueSteps, wardrobeSteps, memberSteps];

/** As many reviews as changes of the catalogue and of wardrobes together. */
const step = fc.oneof(...[6, 3, 3, 2].map((weight, at) => ({ weight, arbitrary: fc.oneof(...(groups[at] ?? [])) })));

const sequence = fc.array(step, { minLength: maxLength / 2, maxLength });

const succeeded = new Set<string>();

async function takeAll(life: Life, steps: readonly Step[]): Promise<void> {
  for (const one of steps) {
    await life.passes(10);
    const answer = await one.take(life);
    expect(answer?.status ?? 200, `${one.name}: ${life.logLines.at(-1)}`).toBeLessThan(500);
    if (answer && answer.status < 300) succeeded.add(one.name);
  }
  expect(await brokenInvariants(life.db.$client)).toEqual([]);
}

test.each(rounds)(
  "ratings and all counts are what the rows say after whatever members and admins did (%i)",
  async () => {
    const life = await newLife();
    await fc.assert(
      fc.asyncProperty(sequence, async (steps) => {
        await takeAll(life, steps);
      }),
      // A failure names its seed. One sequence goes on with what the last one left, so that shrinking would not help.
      { numRuns: sequences, endOnFailure: true },
    );
  },
);

slowTest("each of the steps was taken, and not only refused", async () => {
  const all = groups.flat().length;
  const life = await newLife();
  // Chance may have left out a rare one.
  for (const steps of fc.sample(sequence, 60)) if (succeeded.size < all) await takeAll(life, steps);
  expect(succeeded.size).toBe(all);
});
