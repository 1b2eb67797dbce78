import type { CheckoutEnvironment } from "./checkout-environment.ts";
import type { Effect } from "./machine/effects.ts";
import type { Event } from "./machine/events.ts";
import { problemOf } from "./machine/purchase-problem.ts";
import type { FormFailure, PaymentForm } from "./payment-form.ts";
import type { PurchaseOperation } from "./purchase-operation.ts";

/** Effects that are answered by one event. */
export type AnsweredEffect = Exclude<Effect, { do: "load-form" | "discard-form" | "configure" | "stay" }>;

type Running = {
  environment: CheckoutEnvironment;
  operation: PurchaseOperation;
  form: PaymentForm | null;
  /** Aborted when nobody waits for the effect any more. */
  signal: AbortSignal;
  /** For what is known before the effect is done. */
  send(event: Event): void;
};

/** Performs one effect and resolves to the event that answers it. Never rejects. */
export async function performEffect(effect: AnsweredEffect, running: Running): Promise<Event> {
  const { environment, operation, form, signal } = running;
  const { round } = effect;
  try {
    switch (effect.do) {
      case "start": {
        const [started, isTaxCollected] = await Promise.all([start(running, effect.email), readTax(running, round)]);
        return { on: "started", round, isTaxCollected, ...started };
      }
      case "calculate-taxes": {
        const { address } = effect;
        return { on: "taxed", round, answer: await operation.calculateTaxes(address, signal), address };
      }
      case "submit":
        return await submit(required(form), round, effect.withToken);
      case "complete":
        return { on: "completed", round, clientSecret: await operation.complete(effect.email) };
      case "confirm":
        return await confirm(required(form), effect);
      case "poll":
        if (effect.resumed) operation.resume(effect.resumed);
        return await operation.poll({ round, wait: environment.wait });
    }
  } catch (cause) {
    return { on: "failed", round, problem: problemOf(cause, "setting-up") };
  }
}

async function start({ environment, operation, signal }: Running, email: string | null) {
  const started = await operation.start(email);
  if (!signal.aborted) environment.preloadProvider(started.session);
  return started;
}

async function readTax({ environment, send }: Running, round: number): Promise<boolean> {
  const isTaxCollected = await environment.isTaxCollected();
  send({ on: "branded", round, isTaxCollected });
  return isTaxCollected;
}

async function confirm(
  form: PaymentForm,
  { round, clientSecret, tokenId }: Extract<Effect, { do: "confirm" }>,
): Promise<Event> {
  try {
    const failure = await form.confirm(clientSecret, tokenId);
    return failure ? { on: "refused", round, failure } : { on: "confirmed", round };
  } catch (cause) {
    // It threw instead of answering, so the money may have moved.
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

function required(form: PaymentForm | null): PaymentForm {
  if (!form) throw new Error("Stripe client not found");
  return form;
}
