import { describe, expect, onTestFinished, test } from "vitest";
import { brokenInvariants } from "../store/invariants.ts";
import { mortal } from "../testing/mortal.ts";
import { differences } from "./books.ts";
import { flows } from "./flows.ts";
import { live } from "./live.ts";
import { figure, sampleOf } from "./scale.ts";
import { openShop } from "./shop.ts";

/** Each flow's points are tried from another first one, so that a sample is not always the same commit. */
const every = 24;

describe("wherever a process dies, the next one brings everything to the same end", () => {
  test.each(flows.map((flow, at) => ({ ...flow, at })))(
    "$name",
    async (flow) => {
      const shop = await openShop();
      onTestFinished(async () => void (await shop.closes()));
      const healthy = mortal(shop.parts);
      const scene = await live(shop, flow, { parts: healthy.parts });
      const points = healthy.points();
      const wanted = await scene.everything();
      expect(await differences(shop)).toEqual([]);
      await scene.leaves();
      shop.troubles.length = 0;

      const all = Array.from({ length: points }, (_, at) => at + 1);
      const tried = sampleOf([...all.slice(flow.at % every), ...all.slice(0, flow.at % every)], every);
      for (const point of tried) {
        const process = mortal(shop.parts, point);
        const again = await live(shop, flow, {
          parts: process.parts,
          isOver: process.isDead,
          afterTrouble: async (it) => {
            expect(await differences(shop), `point ${point}`).toEqual([]);
            expect(await unopened(it.shop), `point ${point}`).toEqual([]);
          },
        });
        expect(await again.everything(), `point ${point} of ${points}`).toEqual(wanted);
        expect(await differences(shop), `point ${point}`).toEqual([]);
        await again.leaves();
      }
      expect(await brokenInvariants(shop.db.$client)).toEqual([]);
      figure(`Crash points of ${flow.name}: ${tried.length} of ${points} converge.`);
    },
    1_800_000,
  );
});

/** Whose money is here and who has nothing for it. */
const unopened = ({ rows }: { rows<T>(sql: string): Promise<T[]> }) =>
  rows(`select p.id from billing.payments p where p.state = 'succeeded'
    and not exists (select 1 from billing.transactions t where t.payment_id = p.id)
    and not exists (select 1 from billing.refunds r where r.payment_id = p.id)`);
