import { describe, expect, onTestFinished, test } from "vitest";
import { brokenInvariants } from "../store/broken-invariants.ts";
import { crashableProcess } from "../testing/crashable-process.ts";
import { customerScenarios } from "./customer-scenarios.ts";
import { openModelService } from "./model-service.ts";
import { providerDifferences } from "./provider-differences.ts";
import { runWithRecovery } from "./run-with-recovery.ts";
import { figure } from "./test-scale.ts";

describe("wherever a process dies, the next one brings everything to the same end", () => {
  test.each(customerScenarios)(
    "$name",
    async (scenario) => {
      const service = await openModelService();
      onTestFinished(async () => void (await service.closes()));
      const healthy = crashableProcess(service.parts);
      const { scene } = await runWithRecovery(service, scenario, { parts: healthy.parts });
      const points = healthy.points();
      const wanted = await scene.everything();
      expect(await providerDifferences(service)).toEqual([]);
      await scene.leaves();
      service.loggedErrors.length = 0;

      for (let point = 1; point <= points; point += 1) {
        const process = crashableProcess(service.parts, point);
        const { scene: again } = await runWithRecovery(service, scenario, {
          parts: process.parts,
          isOver: process.isDead,
          afterTrouble: async (it) => {
            expect(await providerDifferences(service), `point ${point}`).toEqual([]);
            expect(await unopened(it.service), `point ${point}`).toEqual([]);
          },
        });
        expect(await again.everything(), `point ${point} of ${points}`).toEqual(wanted);
        expect(await providerDifferences(service), `point ${point}`).toEqual([]);
        await again.leaves();
      }
      expect(await brokenInvariants(service.db.$client)).toEqual([]);
      figure(`Crash points of ${scenario.name}: ${points} converge.`);
    },
    1_800_000,
  );
});

/** Customers who paid and received nothing. */
const unopened = ({ rows }: { rows<T>(sql: string): Promise<T[]> }) =>
  rows(`select p.id from billing.payments p where p.state = 'succeeded'
    and not exists (select 1 from billing.transactions t where t.payment_id = p.id)
    and not exists (select 1 from billing.refunds r where r.payment_id = p.id)`);
