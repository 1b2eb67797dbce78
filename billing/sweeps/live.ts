import type { BillingParts } from "../billing.ts";
import type { Flow } from "./flows.ts";
import { Scene } from "./scene.ts";
import type { Shop } from "./shop.ts";

const lateMs = 6 * 60_000;

/**
 * Lives a flow through in a process made of `parts`. Where a step goes wrong, another process takes over as it would in
 * life: it waits a little, looks after what is open, hears everything the provider has told once more, and whoever got
 * no answer asks again.
 * @param o.isOver whether the process is dead, so that its silence is no answer
 */
export async function live(
  shop: Shop,
  flow: Flow,
  o: { parts: BillingParts; isOver?: () => boolean; afterTrouble?: (scene: Scene) => Promise<void> },
): Promise<Scene> {
  const { isOver = () => false } = o;
  await shop.opens();
  const scene = new Scene(shop);
  await scene.access();
  await shop.newEvents();
  await flow.before?.(scene);
  await shop.worksAll();
  await shop.opens(o.parts);
  let isWhole = true;
  for (const step of flow.steps) {
    const failure = await taken(scene, step, () => isWhole && isOver());
    if (!failure) continue;
    if (!isWhole) throw failure;
    isWhole = false;
    await shop.opens();
    await recover(scene);
    await o.afterTrouble?.(scene);
    const again = await taken(scene, step, () => false);
    if (again) throw again;
  }
  await shop.opens();
  await recover(scene);
  return scene;
}

/** @returns why a step told nothing. */
async function taken(scene: Scene, step: Flow["steps"][number], isOver: () => boolean): Promise<Error | null> {
  try {
    await step(scene);
    await scene.shop.worksOnce();
  } catch (error) {
    return error as Error;
  }
  return isOver() ? new Error("The process died.") : null;
}

/** One pass of the janitor, and all of the provider's calls again. */
async function recover({ shop, kept }: Scene): Promise<void> {
  shop.waits(lateMs);
  await shop.ticks();
  await shop.worksAll();
  await shop.gateway.tick();
  const events = [...((kept.get("events") as never[] | undefined) ?? []), ...(await shop.newEvents())];
  kept.set("events", events);
  for (const event of events) await shop.hears(event);
  await shop.worksAll();
}
