import { demoState, keepState } from "./demo-state.ts";
import { demoPassword, namedPeople } from "./people.ts";
import { seedLooks } from "./seed-looks.ts";
import { seedPeople } from "./seed-people.ts";
import type { DemoTown } from "./town.ts";

export { type Customer, subscribe } from "./subscribe.ts";
export { demoPassword, namedPeople };

/**
 * Fills an empty database with a small community, once; a seeding that was cut short is taken up again.
 * @returns once the first screens have their pictures; `rest` goes on behind, newest look first.
 */
export async function seedDemo(town: DemoTown): Promise<{ isDemo: boolean; rest: Promise<void> }> {
  const state = await demoState(town);
  if (state === "foreign") return { isDemo: false, rest: Promise.resolve() };
  if (state === "whole") return { isDemo: true, rest: Promise.resolve() };
  town.say("Hanging the demo community's pictures (once, some seconds).");
  await keepState(town, "begun");
  const people = await seedPeople(town);
  const { firstScreens, rest } = seedLooks(town, people);
  await firstScreens;
  return { isDemo: true, rest: rest.then(() => keepState(town, "whole")) };
}
