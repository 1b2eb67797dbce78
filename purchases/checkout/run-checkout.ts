import type { ElementsConfiguration } from "@hemline/protocol";
import { PurchasesError } from "../errors.ts";
import { log } from "../log.ts";
import type { World } from "./checkout-environment.ts";
import type { Effect } from "./machine/effects.ts";
import type { Event, Step } from "./machine/events.ts";
import { begin, next } from "./machine/machine.ts";
import { type PurchaseProblem, problem, problemOf } from "./machine/purchase-problem.ts";
import type { Checkout, Outcome } from "./machine/state.ts";
import type { PaymentForm } from "./payment-form.ts";
import { perform } from "./perform-effect.ts";
import type { Plan } from "./plan.ts";
import { PurchaseOperation } from "./purchase-operation.ts";

/** What a screen shows: the state, and the provider's fields once they are there. */
export interface Moment {
  readonly state: Checkout;
  readonly form: PaymentForm | null;
}

/** A checkout that is going on. */
export interface RunningCheckout {
  moment(): Moment;
  /** Calls back after every change; the answer ends that. */
  subscribe(listener: () => void): () => void;
  send(event: Event): void;
  /** Resolves when the checkout has closed, however it ended. */
  readonly outcome: Promise<Outcome>;
}

/** Runs the machine: keeps its state, does its effects, and hears their answers. `watch` sees every step of it. */
export function runCheckout(plan: Plan, world: World, watch: (step: Step) => void = () => {}): RunningCheckout {
  const [first, ...effects] = begin(plan);
  const listeners = new Set<() => void>();
  let close: (outcome: Outcome) => void = () => {};
  const outcome = new Promise<Outcome>((resolve) => {
    close = resolve;
  });
  let moment: Moment = { state: first, form: null };
  let working = new AbortController();
  const operation = new PurchaseOperation(world.calls);

  const change = (to: Partial<Moment>) => {
    moment = { ...moment, ...to };
    for (const listener of [...listeners]) listener();
  };

  const discardForm = () => {
    quietly(() => moment.form?.destroy());
    change({ form: null });
  };

  const configure = (elements: ElementsConfiguration) => {
    try {
      moment.form?.configure(elements);
    } catch (cause) {
      send({ on: "failed", round: moment.state.round, problem: problem("setting-up", messageOf(cause)) });
    }
  };

  const send = (event: Event) => {
    const before = moment.state;
    const [state, ...effects] = next(plan, before, event);
    watch({ before, event, after: state });
    if (state.round !== before.round) {
      working.abort();
      working = new AbortController();
    }
    if (state !== before) change({ state });
    // What one effect brings about at once may make an end of the rest.
    for (const effect of effects) if (moment.state.round === state.round) act(effect);
    const isWalletOpen = isPaying(before) || event.on === "wallet";
    if (isWalletOpen && !isPaying(state) && !isFinished(state)) quietly(() => moment.form?.endWallet());
    if (state.step === "closed" && before.step !== "closed") {
      discardForm();
      close(state.outcome);
    }
  };

  const loadForm = async ({ session, round }: Extract<Effect, { do: "load-form" }>) => {
    try {
      const form = await world.openForm(session, send);
      const { state } = moment;
      const isWanted =
        state.step === "payment-entry" && state.session.operationSessionId === session.operationSessionId;
      if (!isWanted) return form.destroy();
      // A tax answer may have been quicker than the provider's script.
      form.configure(state.session.elements);
      change({ form });
    } catch (cause) {
      send({ on: "failed", round, problem: problemOfForm(cause) });
    }
  };

  const act = (effect: Effect) => {
    switch (effect.do) {
      case "load-form":
        void loadForm(effect);
        break;
      case "discard-form":
        discardForm();
        break;
      case "configure":
        configure(effect.elements);
        break;
      case "stay":
        world.stay();
        break;
      default:
        void perform(effect, { world, operation, form: moment.form, signal: working.signal, tell: send }).then(send);
    }
  };

  for (const effect of effects) act(effect);
  return {
    moment: () => moment,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    outcome,
  };
}

function isPaying(state: Checkout): boolean {
  return state.step === "payment-entry" && state.activity.doing === "paying";
}

function isFinished(state: Checkout): boolean {
  return state.step === "success" || (state.step === "closed" && state.outcome.is === "finished");
}

/** Of what the provider throws nothing is known but that it has no form. */
function problemOfForm(cause: unknown): PurchaseProblem {
  return cause instanceof PurchasesError ? problemOf(cause, "setting-up") : problem("setting-up", messageOf(cause));
}

/** The provider throws where it is asked for what it cannot do any more. A checkout that ends, ends all the same. */
function quietly(work: () => void): void {
  try {
    work();
  } catch (cause) {
    log(2, `The card provider's fields could not be put away: ${messageOf(cause)}`);
  }
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
