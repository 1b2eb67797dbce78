import type { Effect, Event, FormFailure } from "./events.ts";
import type { PaymentForm } from "./payment-form.ts";
import { pollOperation } from "./poll.ts";
import { problemOf } from "./problem.ts";
import { startSession } from "./start.ts";
import type { Session } from "./state.ts";
import type { World } from "./world.ts";

/** Effects that are answered by one event. */
export type AnsweredEffect = Exclude<Effect, { do: "load-form" | "discard-form" | "configure" | "stay" }>;

/** Does one piece of work and says what came of it. Never rejects. */
export async function perform(
  world: World,
  effect: AnsweredEffect,
  o: { form: PaymentForm | null; signal: AbortSignal },
): Promise<Event> {
  const { round } = effect;
  try {
    switch (effect.do) {
      case "start": {
        const [started, isTaxCollected] = await Promise.all([
          startSession(world.calls, world.request, effect.email),
          world.isTaxCollected(),
        ]);
        return { on: "started", round, isTaxCollected, ...started };
      }
      case "calculate-taxes":
        return await calculateTaxes(world, effect, o.signal);
      case "submit":
        return await submit(needed(o.form), round, effect.withToken);
      case "complete":
        return { on: "completed", round, clientSecret: await complete(world, effect.session, effect.email) };
      case "confirm": {
        const failure = await needed(o.form).confirm(effect.clientSecret, effect.tokenId);
        return failure ? { on: "refused", round, failure } : { on: "confirmed", round };
      }
      case "poll":
        return await pollOperation(world.calls, {
          operationSessionId: effect.session.operationSessionId,
          round,
          wait: world.wait,
        });
    }
  } catch (cause) {
    return { on: "failed", round, problem: problemOf(cause, "setting-up") };
  }
}

async function calculateTaxes(
  world: World,
  { round, session, address }: Extract<Effect, { do: "calculate-taxes" }>,
  signal: AbortSignal,
): Promise<Event> {
  const body = {
    ...(address?.countryCode ? { country_code: address.countryCode } : {}),
    ...(address?.postalCode ? { postal_code: address.postalCode } : {}),
  };
  const answer = await world.calls.calculateTaxes(session.operationSessionId, body, signal);
  return { on: "taxed", round, answer, address };
}

async function submit(form: PaymentForm, round: number, withToken: boolean): Promise<Event> {
  const failure = await form.submit();
  if (failure) return { on: "refused", round, failure };
  const token = withToken ? await form.confirmationToken() : null;
  return token && isFailure(token) ? { on: "refused", round, failure: token } : { on: "submitted", round, token };
}

async function complete(world: World, session: Session, email: string): Promise<string | null> {
  const answer = await world.calls.complete(session.operationSessionId, email || undefined);
  return answer.gateway_params?.client_secret ?? null;
}

function isFailure(token: { id: string } | FormFailure): token is FormFailure {
  return "is" in token;
}

function needed(form: PaymentForm | null): PaymentForm {
  if (!form) throw new Error("Stripe client not found");
  return form;
}
