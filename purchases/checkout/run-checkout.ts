import type { ElementsConfiguration } from "@hemline/protocol";
import { createDeferred } from "../deferred.ts";
import { PurchasesError } from "../errors.ts";
import { log } from "../log.ts";
import type { CheckoutEnvironment } from "./checkout-environment.ts";
import type { CheckoutOrder, MachineOrder } from "./checkout-order.ts";
import type { Effect } from "./machine/effects.ts";
import type { Event, Transition } from "./machine/events.ts";
import { begin, next } from "./machine/machine.ts";
import { type PurchaseProblem, problem, problemOf } from "./machine/purchase-problem.ts";
import type { Checkout, Outcome } from "./machine/state.ts";
import { performEffect } from "./perform-effect.ts";
import { PurchaseOperation } from "./purchase-operation.ts";
import { type CheckoutSnapshot, createSnapshotStore } from "./snapshot-store.ts";

export interface RunningCheckout {
  snapshot(): CheckoutSnapshot;
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void;
  send(event: Event): void;
  /** Resolves when the checkout has closed, however it ended. */
  readonly outcome: Promise<Outcome>;
}

/** Runs the machine: keeps its state, performs its effects and feeds their answers back. */
export function runCheckout(
  order: MachineOrder & Pick<CheckoutOrder, "api" | "request">,
  environment: CheckoutEnvironment,
  watch: (transition: Transition) => void = () => {},
): RunningCheckout {
  const [first, ...effects] = begin(order);
  const { get: snapshot, update, subscribe } = createSnapshotStore(first);
  const { promise: outcome, resolve: close } = createDeferred<Outcome>();
  const operation = new PurchaseOperation(order.api, order.request);
  let round = new AbortController();

  const discardForm = () => {
    attempt(() => snapshot().form?.destroy());
    update({ form: null });
  };

  const send = (event: Event) => {
    const before = snapshot().state;
    const [state, ...effects] = next(order, before, event);
    watch({ before, event, after: state });
    if (state.round !== before.round) {
      round.abort();
      round = new AbortController();
    }
    if (state !== before) update({ state });
    // An effect may itself move the checkout on, which ends the rest of them.
    for (const effect of effects) if (snapshot().state.round === state.round) perform(effect);
    const isWalletOpen = isPaying(before) || event.on === "wallet";
    if (isWalletOpen && !isPaying(state) && !isFinished(state)) attempt(() => snapshot().form?.endWallet());
    if (state.step === "closed" && before.step !== "closed") {
      discardForm();
      close(state.outcome);
    }
  };

  const perform = (effect: Effect) => {
    switch (effect.do) {
      case "load-form":
        return void loadForm(effect);
      case "discard-form":
        return discardForm();
      case "configure":
        return configure(effect.elements);
      case "stay":
        return environment.stayOnPage();
      default: {
        const { form } = snapshot();
        void performEffect(effect, { environment, operation, form, signal: round.signal, send }).then(send);
      }
    }
  };

  const configure = (elements: ElementsConfiguration) => {
    try {
      snapshot().form?.configure(elements);
    } catch (cause) {
      send({ on: "failed", round: snapshot().state.round, problem: problem("setting-up", messageOf(cause)) });
    }
  };

  const loadForm = async ({ session, round }: Extract<Effect, { do: "load-form" }>) => {
    try {
      const form = await environment.openForm(session, send);
      const { state } = snapshot();
      const isWanted =
        state.step === "payment-entry" && state.session.operationSessionId === session.operationSessionId;
      if (!isWanted) return form.destroy();
      // A tax answer may have been quicker than the provider's script.
      form.configure(state.session.elements);
      update({ form });
    } catch (cause) {
      send({ on: "failed", round, problem: problemOfForm(cause) });
    }
  };

  for (const effect of effects) perform(effect);
  return { snapshot, subscribe, send, outcome };
}

function isPaying(state: Checkout): boolean {
  return state.step === "payment-entry" && state.activity.doing === "paying";
}

function isFinished(state: Checkout): boolean {
  return state.step === "success" || (state.step === "closed" && state.outcome.is === "finished");
}

/** A provider that throws has no form to offer, whatever the message. */
function problemOfForm(cause: unknown): PurchaseProblem {
  return cause instanceof PurchasesError ? problemOf(cause, "setting-up") : problem("setting-up", messageOf(cause));
}

/** The provider throws at calls it no longer supports; the checkout ends anyway. */
function attempt(work: () => void): void {
  try {
    work();
  } catch (cause) {
    log(2, `The card form couldn't be removed: ${messageOf(cause)}`);
  }
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
