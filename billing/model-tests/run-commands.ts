import { crashableProcess } from "../testing/crashable-process.ts";
import { lastEvent } from "../testing/naive-receiver.ts";
import { TestCustomer } from "../testing/test-customer.ts";
import { checkAgainstModel } from "./check-against-model.ts";
import type { Command, Step, Trouble } from "./commands.ts";
import { type ModelService, opening } from "./model-service.ts";
import { perform } from "./perform-command.ts";
import { takenUnits } from "./provider-differences.ts";
import { partsWithFault } from "./provider-fault.ts";
import { RunState } from "./run-state.ts";
import { adoptTimes } from "./sync-model-with-service.ts";
import { deliverAll } from "./webhook-commands.ts";

/** Past the time in which a checkout can be paid. */
const afterCheckoutsMs = 13 * 3_600_000;
let runs = 0;

/** A sequence of commands, done to the service and followed by the model. */
export class CommandRun {
  private readonly state: RunState;

  private constructor(state: RunState) {
    this.state = state;
  }

  static async begin(service: ModelService): Promise<CommandRun> {
    const n = ++runs;
    service.setClock(opening);
    const ids = [`ada${n}`, `bert${n}`, `$RCAnonymousID:one${n}`, `$RCAnonymousID:two${n}`];
    const customers = ids.map((id) => new TestCustomer(service, id));
    const state = new RunState(service, customers);
    await service.opens(partsWithFault(state));
    for (const customer of customers) {
      await customer.info();
      state.advanceClock(1_000);
    }
    await service.newEvents();
    service.loggedErrors.length = 0;
    state.takenBefore = await takenUnits(service);
    state.eventsBefore = await lastEvent(service);
    return new CommandRun(state);
  }

  /** What happened, for debugging. */
  get story(): readonly string[] {
    return this.state.story;
  }

  async take({ command, trouble }: Step): Promise<void> {
    if (command.does === "nothing") return;
    const { service, story } = this.state;
    const about = trouble ? `${JSON.stringify(command)} with ${JSON.stringify(trouble)}` : JSON.stringify(command);
    story.push(`${service.clock().toISOString()} ${about}`);
    if (trouble && canGoWrong(command)) return this.takeWithFault(command, trouble);
    await perform(this.state, command);
    await service.worksAll();
  }

  /** Performs a command while something goes wrong, and lets everything recover. */
  private async takeWithFault(command: Command, given: Trouble): Promise<void> {
    const { state } = this;
    const { service, story } = state;
    state.hadFault = true;
    await deliverAll(state);
    // A key that is answered with an error for a day would block a whole purchase.
    const isKept = given.kind === "error after" && (command.does === "completes" || command.does === "starts");
    state.fault = isKept ? { ...given, kind: "lost after" } : { ...given };
    if (given.kind === "dies") await service.opens(crashableProcess(partsWithFault(state), given.at).parts);
    const isKnown = await perform(state, command, true).catch((error: Error) => {
      story.push(`  ${error.message}`);
      return false;
    });
    await service.worksOnce();
    state.fault = null;
    service.gateway.faults.clear();
    if (given.kind === "dies") await service.opens(partsWithFault(state));
    if (!isKnown) {
      story.push("  the outcome is unknown; it is delivered and asked for again");
      await deliverAll(state, true);
      if (command.does !== "webhooks") await perform(state, command);
    }
    await service.worksAll();
    await deliverAll(state);
    for (const _ of [1, 2]) await perform(state, { does: "ticks" });
    await adoptTimes(state);
  }

  /** Everything comes to its end; then the service, the provider and the model must say the same. */
  async ends(): Promise<void> {
    const { state } = this;
    await deliverAll(state);
    state.advanceClock(afterCheckoutsMs);
    for (const _ of [1, 2]) {
      await perform(state, { does: "ticks" });
      await deliverAll(state);
    }
    await checkAgainstModel(state);
  }

  /** Cancels all subscriptions, so that nothing of these customers will be due any more. */
  async leaves(): Promise<void> {
    const { service, model } = this.state;
    for (const { ids } of model.customers) {
      const [id = ""] = ids;
      for (const product of model.live(id)) {
        const path = `/v1/subscribers/${encodeURIComponent(id)}/subscriptions/${product}/cancel`;
        await service.post(path, { at_once: true }, service.keys.secret);
      }
    }
    service.emails.length = 0;
  }
}

function canGoWrong({ does }: Command): boolean {
  return does !== "waits" && does !== "confirms" && does !== "refunds at the provider" && does !== "buys";
}
