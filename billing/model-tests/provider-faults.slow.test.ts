import { isDeepStrictEqual } from "node:util";
import type { FaultKind } from "@hemline/gateway";
import { expect, test } from "vitest";
import type { BillingParts } from "../billing.ts";
import { defined } from "../rules/defined.ts";
import { brokenInvariants } from "../store/broken-invariants.ts";
import { customerScenarios, type Scenario } from "./customer-scenarios.ts";
import { type ModelService, openModelService } from "./model-service.ts";
import { providerDifferences, takenUnits } from "./provider-differences.ts";
import { recover, runWithRecovery } from "./run-with-recovery.ts";
import { figure, isMeant } from "./test-scale.ts";

const anHourMs = 3_600_000;

interface Fault {
  name: string;
  kind: FaultKind;
  /** The provider's package asks three times where that helps. */
  times: number;
  nobodyLooksForMs?: number;
  isOf?: RegExp;
}

const faults: Fault[] = [
  { name: "no answer, no effect", kind: "time-out before", times: 3 },
  { name: "no answer, but the effect", kind: "time-out after", times: 3 },
  { name: "a broken connection, no effect", kind: "closed before", times: 3 },
  { name: "a broken connection, but the effect", kind: "closed after", times: 3 },
  { name: "a broken connection once", kind: "closed after", times: 1 },
  { name: "the effect, and nobody looks for a day", kind: "closed after", times: 3, nobodyLooksForMs: 25 * anHourMs },
  { name: "no effect, and nobody looks for a day", kind: "closed before", times: 3, nobodyLooksForMs: 25 * anHourMs },
  { name: "409", kind: "conflict", times: 3 },
  { name: "429", kind: "too many requests", times: 1 },
  { name: "500, no effect", kind: "error before", times: 3 },
  { name: "500 for a day, but the effect", kind: "error after", times: 1 },
  { name: "a decline for a day", kind: "saved decline", times: 1, isOf: /^POST \/v1\/(payment|setup)_intents$/ },
  { name: "a forgotten key", kind: "forgotten key", times: 1, isOf: /^POST/ },
  { name: "taxes inactive", kind: "taxes inactive", times: 1, isOf: /\/tax\// },
  { name: "no origin address", kind: "no origin address", times: 1, isOf: /\/tax\// },
  { name: "no permission", kind: "no permission", times: 1, isOf: /\/tax\// },
];

const atOnce = 6;

/** Counts calls to the provider, and lets the `nth` one go wrong. */
function troubled(service: ModelService, nth: number, fault: Fault | null): { parts: BillingParts; calls: string[] } {
  const calls: string[] = [];
  const send = defined(service.parts.provider.fetch, "fetch");
  const fetch: typeof send = async (input, init) => {
    const request = new Request(input, init);
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    if (fault && calls.length === nth) service.gateway.faults.add({ call: /./, kind: fault.kind, times: fault.times });
    return send(request);
  };
  return { calls, parts: { ...service.parts, provider: { ...service.parts.provider, fetch } } };
}

interface Trouble {
  nth?: number;
  fault?: Fault | null;
  beginsAfterMs?: number;
}

/** What a scenario comes to some days later, in money and in access, where the `nth` call goes wrong or none does. */
async function end(service: ModelService, scenario: Scenario, trouble: Trouble = {}) {
  const { nth = 0, fault = null, beginsAfterMs = 0 } = trouble;
  const before = await takenUnits(service);
  const { parts, calls } = troubled(service, nth, fault);
  const { nobodyLooksForMs } = fault ?? {};
  const { scene, anewAfterMs } = await runWithRecovery(service, scenario, {
    parts,
    beginsAfterMs,
    mayBeginAnew: true,
    ...(nobodyLooksForMs ? { nobodyLooksForMs } : {}),
  });
  service.gateway.faults.clear();
  for (const _ of [1, 2]) await recover(scene, 25 * anHourMs);
  const access = await scene.access();
  const books = await providerDifferences(service);
  await scene.leaves();
  return { calls, anewAfterMs, state: { taken: (await takenUnits(service)) - before, access, books } };
}

/**
 * All faults of all calls of a scenario. Each must end as if nothing had gone wrong; or, where it was begun anew days later,
 * as if it had been begun then: a plan changed two days later gives less back.
 */
async function sweepOf(
  scenario: Scenario,
): Promise<{ pairs: number; tried: number; calls: string[]; failed: string[] }> {
  const service = await openModelService();
  try {
    const { calls: made, state } = await end(service, scenario);
    const calls = made.map((it) => it.replace(/\w+_\w{10,}/g, ":id"));
    const pairs = calls.flatMap((call, index) =>
      faults
        .filter((it) => !it.isOf || it.isOf.test(call))
        .map((fault) => ({
          nth: index + 1,
          fault,
          about: `${scenario.name}: ${fault.name} at ${call}, call ${index + 1}`,
        })),
    );
    const tried = pairs.filter((it) => isMeant(it.about));
    const failed: string[] = [];
    for (const { nth, fault, about } of tried) {
      try {
        const { state: found, anewAfterMs } = await end(service, scenario, { nth, fault });
        const isSame = isDeepStrictEqual(found, state);
        if (!isSame && anewAfterMs)
          expect(found).toEqual((await end(service, scenario, { beginsAfterMs: anewAfterMs })).state);
        else expect(found).toEqual(state);
      } catch (error) {
        failed.push(`${about}: ${(error as Error).message}`);
      }
    }
    expect(await brokenInvariants(service.db.$client)).toEqual([]);
    return { pairs: pairs.length, tried: tried.length, calls, failed };
  } finally {
    await service.closes();
  }
}

test("whatever goes wrong with whichever call to the provider, money and access end as if nothing had", async () => {
  const waiting = [...customerScenarios];
  const done: Awaited<ReturnType<typeof sweepOf>>[] = [];
  const worker = async () => {
    for (let it = waiting.shift(); it; it = waiting.shift()) done.push(await sweepOf(it));
  };
  // Each waits mostly for the pauses of the provider's package.
  await Promise.all(Array.from({ length: atOnce }, worker));
  const sum = (of: "pairs" | "tried") => done.reduce((all, it) => all + it[of], 0);
  const kinds = new Set(done.flatMap((it) => it.calls));
  const failed = done.flatMap((it) => it.failed);
  figure(
    `Faults: ${sum("tried")} of ${sum("pairs")} pairs of a call and a fault, over ${kinds.size} kinds of calls, ${failed.length} failed.`,
  );
  expect(failed.join("\n\n")).toBe("");
}, 3_600_000);
