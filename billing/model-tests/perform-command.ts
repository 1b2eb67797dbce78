import { checkoutAt, completeCheckout, confirmCheckout, pollCheckout, startCheckout } from "./checkout-commands.ts";
import type { Command } from "./commands.ts";
import { performForCustomer } from "./customer-commands.ts";
import { tickModel } from "./model/model-renewals.ts";
import { refundAtProvider, refundCharge } from "./refund-commands.ts";
import type { Must, RunState } from "./run-state.ts";
import { changeSubscription } from "./subscription-commands.ts";
import { readNewIntents } from "./sync-model-with-service.ts";
import { deliverWebhooks } from "./webhook-commands.ts";

/** Longer than the sweep waits before it looks at what is unsettled. */
const tickMs = 6 * 60_000;

type CheckoutCommand = Extract<
  Command,
  { does: "starts" | "buys" | "asks for taxes" | "completes" | "confirms" | "polls" }
>;

/** @returns whether it was done and the model followed. During a fault, an answer without an outcome is allowed. */
export async function perform(run: RunState, command: Command, isFaulty = false): Promise<boolean> {
  const must: Must = (isTrue, what) => {
    if (!isTrue && !isFaulty) throw new Error(`${JSON.stringify(command)}: ${what}`);
    return isTrue;
  };
  switch (command.does) {
    case "nothing":
      return true;
    case "starts":
    case "buys":
    case "asks for taxes":
    case "completes":
    case "confirms":
    case "polls":
      return performCheckout(run, command, must);
    case "webhooks":
      await deliverWebhooks(run, command.which, command.nth);
      return !isFaulty;
    case "ticks":
      return tick(run, isFaulty);
    case "waits":
      run.advanceClock(command.ms);
      return true;
    case "cancels":
    case "resumes":
    case "calls off":
    case "upgrades":
    case "downgrades":
      return changeSubscription(run, command, must);
    case "refunds":
      return refundCharge(run, command, must);
    case "refunds at the provider":
      return refundAtProvider(run, command.nth);
    case "is given":
    case "loses":
    case "spends":
    case "logs in as":
      return performForCustomer(run, command, must);
  }
}

async function tick(run: RunState, isFaulty: boolean): Promise<boolean> {
  const { model, service } = run;
  if (!isFaulty) run.advanceClock(tickMs);
  await service.ticks();
  if (isFaulty) return false;
  await service.worksAll();
  tickModel(model, () => "");
  await readNewIntents(run);
  return true;
}

async function performCheckout(run: RunState, command: CheckoutCommand, must: Must): Promise<boolean> {
  const { model } = run;
  if (command.does === "starts" || command.does === "buys") {
    const { who, product } = command;
    const started = await startCheckout(run, who, product);
    const may = !model.holds(model.who(run.customer(who).id), product);
    if (command.does === "starts") return must(may === (started !== null), `starting ${may ? "works" : "is refused"}`);
    if (!started) return must(!may, "starting works");
    if (!(await completeCheckout(run, started))) return must(false, "completing works");
    await confirmCheckout(run, started, command.card, true);
    return pollCheckout(run, started);
  }
  if (command.does === "confirms") {
    const it = checkoutAt(run, command.nth, (one) => Boolean(run.opened.get(one)?.secret));
    if (it && !it.paid) await confirmCheckout(run, it, command.card, command.passes);
    return true;
  }
  const it = checkoutAt(run, command.nth);
  if (!it) return true;
  if (command.does === "polls") return pollCheckout(run, it);
  if (command.does === "asks for taxes") {
    const address = { country_code: "DE", postal_code: "04109" };
    const answer = await run.opened.get(it)?.checkout.asksForTaxes(address);
    return must((answer?.status === 200) === model.isOpen(it), `taxes answer ${answer?.status}`);
  }
  if (it.isDone) return true;
  const may = model.mayComplete(it);
  return must((await completeCheckout(run, it)) === may, `completing ${may ? "works" : "is refused"}`);
}
