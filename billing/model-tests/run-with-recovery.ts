import type { BillingParts } from "../billing.ts";
import { OutcomeUnknown, type Scenario } from "./customer-scenarios.ts";
import type { ModelService } from "./model-service.ts";
import { ScenarioState } from "./scenario-state.ts";

/** When a janitor looks after what nobody has answered. */
const lateMs = 6 * 60_000;
/** When the provider has forgotten what it answered to a key. */
const aDayLaterMs = 25 * 3_600_000;

/**
 * Runs a scenario in a process made of `parts`. Where a step goes wrong, another process takes over as it would in
 * production: it waits a little, looks after what is open, receives all of the provider's events once more, and a caller
 * that got no answer asks again.
 * @param o.isOver whether the process is dead, so that its silence is no answer
 * @param o.nobodyLooksForMs how long it takes until the sweep looks after what went wrong
 * @param o.mayBeginAnew whether they may also give it up, and begin anew the day after
 * @param o.beginsAfterMs how long it takes until they begin at all
 * @returns the scene, and how long after the beginning they began anew: 0 where they did not
 */
export async function runWithRecovery(
  service: ModelService,
  scenario: Scenario,
  o: {
    parts: BillingParts;
    isOver?: () => boolean;
    afterTrouble?: (scene: ScenarioState) => Promise<void>;
    nobodyLooksForMs?: number;
    mayBeginAnew?: boolean;
    beginsAfterMs?: number;
  },
): Promise<{ scene: ScenarioState; anewAfterMs: number }> {
  const { isOver = () => false, nobodyLooksForMs = lateMs, beginsAfterMs = 0 } = o;
  await service.opens();
  const scene = new ScenarioState(service);
  await scene.access();
  await service.newEvents();
  await scenario.before?.(scene);
  await service.worksAll();
  service.waits(beginsAfterMs);
  await service.opens(o.parts);
  const begun = service.clock().getTime();
  let anewAfterMs = 0;
  let isWhole = true;
  for (const step of scenario.steps) {
    const failure = isWhole ? await taken(scene, step, isOver) : await takenAtLast(scene, step);
    if (!failure) continue;
    if (!isWhole) throw failure;
    isWhole = false;
    await service.opens();
    await recover(scene, nobodyLooksForMs);
    await o.afterTrouble?.(scene);
    const again = await takenAtLast(scene, step);
    if (!again) continue;
    if (!o.mayBeginAnew) throw again;
    await recover(scene, aDayLaterMs);
    scene.kept.clear();
    anewAfterMs = service.clock().getTime() - begun;
    for (const anew of scenario.steps) {
      const failed = await takenAtLast(scene, anew);
      if (failed) throw failed;
    }
    break;
  }
  await service.opens();
  await recover(scene, nobodyLooksForMs);
  return { scene, anewAfterMs };
}

/** The same when nothing goes wrong any more. A browser asks ten times. */
async function takenAtLast(scene: ScenarioState, step: Scenario["steps"][number]): Promise<Error | null> {
  let failure = await taken(scene, step, () => false);
  for (let time = 1; time < 10 && failure instanceof OutcomeUnknown; time += 1)
    failure = await taken(scene, step, () => false);
  return failure;
}

/** @returns why a step told nothing. */
async function taken(
  scene: ScenarioState,
  step: Scenario["steps"][number],
  isOver: () => boolean,
): Promise<Error | null> {
  try {
    await step(scene);
    await scene.service.worksOnce();
  } catch (error) {
    return error as Error;
  }
  return isOver() ? new Error("The process died.") : null;
}

/** One pass of the janitor, and all of the provider's calls again. */
export async function recover({ service, kept }: ScenarioState, afterMs: number): Promise<void> {
  service.waits(afterMs);
  await service.ticks();
  await service.worksAll();
  await service.gateway.tick();
  const events = [...((kept.get("events") as never[] | undefined) ?? []), ...(await service.newEvents())];
  kept.set("events", events);
  for (const event of events) await service.hears(event);
  await service.worksAll();
}
