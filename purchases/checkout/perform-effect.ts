import type { World } from "./checkout-environment.ts";
import type { Effect } from "./machine/effects.ts";
import type { Event } from "./machine/events.ts";
import { problemOf } from "./machine/purchase-problem.ts";
import type { FormFailure, PaymentForm } from "./payment-form.ts";
import type { PurchaseOperation } from "./purchase-operation.ts";

/** Effects that are answered by one event. */
export type AnsweredEffect = Exclude<Effect, { do: "load-form" | "discard-form" | "configure" | "stay" }>;

type Confirmation = Extract<Effect, { do: "confirm" }>;

/** What the work is done with. */
export interface Tools {
  world: World;
  operation: PurchaseOperation;
  form: PaymentForm | null;
  signal: AbortSignal;
  /** Says something before the work is done. */
  tell(event: Event): void;
}

/** Does one piece of work and says what came of it. Never rejects. */
export async function perform(effect: AnsweredEffect, tools: Tools): Promise<Event> {
  const { world, operation, form } = tools;
  const { round } = effect;
  try {
    switch (effect.do) {
      case "start": {
        const [started, isTaxCollected] = await Promise.all([start(tools, effect.email), readBranding(tools, round)]);
        return { on: "started", round, isTaxCollected, ...started };
      }
      case "calculate-taxes": {
        const { address } = effect;
        return { on: "taxed", round, answer: await operation.calculateTaxes(address, tools.signal), address };
      }
      case "submit":
        return await submit(needed(form), round, effect.withToken);
      case "complete":
        return { on: "completed", round, clientSecret: await operation.complete(effect.email) };
      case "confirm": {
        return await confirm(needed(form), effect);
      }
      case "poll":
        if (effect.resumed) operation.resume(effect.resumed);
        return await operation.poll({ round, wait: world.wait });
    }
  } catch (cause) {
    return { on: "failed", round, problem: problemOf(cause, "setting-up") };
  }
}

async function start({ world, operation, signal }: Tools, email: string | null) {
  const started = await operation.start(world.request, email);
  if (!signal.aborted) world.fetchProvider(started.session);
  return started;
}

async function readBranding({ world, tell }: Tools, round: number): Promise<boolean> {
  const isTaxCollected = await world.isTaxCollected();
  tell({ on: "branded", round, isTaxCollected });
  return isTaxCollected;
}

async function confirm(form: PaymentForm, { round, clientSecret, tokenId }: Confirmation): Promise<Event> {
  try {
    const failure = await form.confirm(clientSecret, tokenId);
    return failure ? { on: "refused", round, failure } : { on: "confirmed", round };
  } catch (cause) {
    // It threw instead of answering: whether the money moved, nobody knows.
    return { on: "unsettled", round, problem: problemOf(cause, "setting-up") };
  }
}

async function submit(form: PaymentForm, round: number, withToken: boolean): Promise<Event> {
  const failure = await form.submit();
  if (failure) return { on: "refused", round, failure };
  const token = withToken ? await form.confirmationToken() : null;
  return token && isFailure(token) ? { on: "refused", round, failure: token } : { on: "submitted", round, token };
}

function isFailure(token: { id: string } | FormFailure): token is FormFailure {
  return "is" in token;
}

function needed(form: PaymentForm | null): PaymentForm {
  if (!form) throw new Error("Stripe client not found");
  return form;
}
