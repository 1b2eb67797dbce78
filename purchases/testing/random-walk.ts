import { defined } from "../../vitest/defined.ts";
import type { MachineOrder } from "../checkout/checkout-order.ts";
import type { Effect } from "../checkout/machine/effects.ts";
import type { Event } from "../checkout/machine/events.ts";
import { begin, next } from "../checkout/machine/machine.ts";
import { type ProblemKind, problem } from "../checkout/machine/purchase-problem.ts";
import type { Checkout } from "../checkout/machine/state.ts";
import type { FormFailure } from "../checkout/payment-form.ts";
import { boston, machineOrder, newYork, purchase, refusal, session, untaxed } from "./machine-driver.ts";
import { taxed } from "./recorded-answers.ts";

/** With and without a known email, with and without a success page. */
export const machineOrders: readonly MachineOrder[] = [null, "ada@example.org"].flatMap((customerEmail) =>
  [false, true].map((skipSuccessPage) => ({ ...machineOrder, customerEmail, skipSuccessPage })),
);

/** An effect that is answered. `of`: the number of the session it belongs to. */
export type Asked = Extract<Effect, { round: number }> & { of: number };

/** `question`: the effect that the event answers; null for actions of people. */
export interface WalkStep {
  before: Checkout;
  event: Event;
  question: Asked | null;
  after: Checkout;
  effects: Effect[];
  /** The number of the latest session. */
  of: number;
  open: Asked[];
}

/**
 * Sends random but possible events: actions of people, answers to effects, however late, and answers of other rounds.
 */
export function randomWalk(picks: readonly number[], see: (one: WalkStep) => void, order: MachineOrder): Checkout {
  let [state, ...effects] = begin(order);
  let of = 1;
  let open = asked(effects, of);
  for (const [at, pick] of picks.entries()) {
    const choose = chooser(pick + at);
    const isAnswer = open.length > 0 && choose(5) > 1;
    const question = isAnswer ? defined(open[choose(open.length)]) : null;
    const events = question ? answersTo(question) : unasked(state, choose(12));
    const event = defined(events[choose(events.length)]);
    const before = state;
    [state, ...effects] = next(order, before, event);
    if (effects.some((effect) => effect.do === "start")) of++;
    open = [...open.filter((one) => one !== question), ...asked(effects, of)];
    see({ before, event, question, after: state, effects, of, open });
  }
  return state;
}

/** Events without a question. */
function unasked({ step, round }: Checkout, choice: number): readonly Event[] {
  if (choice === 0) return stale(round);
  return step === "payment-entry-loading" && choice < 5 ? brandedIn(round) : doneByPeople;
}

const brandedIn = (round: number): Event[] =>
  [true, false].map((isTaxCollected) => ({ on: "branded", round, isTaxCollected }));

/** A seeded random generator (mulberry32). */
function chooser(seed: number): (among: number) => number {
  let state = seed;
  return (among) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % among;
  };
}

function asked(effects: readonly Effect[], of: number): Asked[] {
  return effects.flatMap((effect) => ("round" in effect ? [{ ...effect, of }] : []));
}

const failures: readonly ProblemKind[] = ["network", "charging", "already-purchased", "missing-email", "setting-up"];

/** Possible answers to an effect, about half of them successes. */
export function answersTo(question: Extract<Effect, { round: number }>): Event[] {
  const { round } = question;
  const failed = failures.map((kind): Event => ({ on: "failed", round, problem: problem(kind, null) }));
  const refused = (["handled", "network", "unclear", "unhandled"] as const).map(
    (is: FormFailure["is"]): Event => ({ on: "refused", round, failure: refusal(is) }),
  );
  const unsettled: Event = { on: "unsettled", round, problem: problem("network", null) };
  switch (question.do) {
    case "start":
      return [
        ...often(
          ...[true, false].flatMap((isTaxed) => acceptances(question).map((one) => startedBy(round, isTaxed, one))),
        ),
        ...failed,
      ];
    case "load-form":
      return [
        ...often({ on: "field-ready", field: "express" }, { on: "field-ready", field: "payment" }),
        defined(failed[0]),
      ];
    case "submit":
      return [
        ...often(...[newYork, boston, null].map((one) => submittedBy(round, question.withToken ? one : null))),
        ...refused,
      ];
    case "calculate-taxes":
      return [...often(taxedBy(question)), taxedBy(question, "invalid_tax_location"), ...failed];
    case "complete":
      return [...often({ on: "completed", round, clientSecret: "pi_1_secret_2" }), ...failed];
    case "confirm":
      return [...often({ on: "confirmed", round }), ...refused, unsettled];
    case "poll":
      return [...often({ on: "finished", round, purchase }), unsettled, ...failed];
  }
}

const often = (...events: Event[]): Event[] => Array.from({ length: 6 }, () => events).flat();

/** A missing email is never accepted. */
const acceptances = ({ email }: { email: string | null }): boolean[] => (email === null ? [false] : [true, false]);

const startedBy = (round: number, isTaxCollected: boolean, isEmailAccepted: boolean): Event => ({
  on: "started",
  round,
  session,
  isEmailAccepted,
  isTaxCollected,
});

const submittedBy = (round: number, address: typeof newYork | null): Event => ({
  on: "submitted",
  round,
  token: address && { id: "ctoken_1", address },
});

function taxedBy(
  { round, address }: Extract<Effect, { do: "calculate-taxes" }>,
  failed_reason: "invalid_tax_location" | null = null,
): Event {
  return { on: "taxed", round, address, answer: { ...(address === newYork ? taxed : untaxed), failed_reason } };
}

/** Actions of people, and events of the provider's fields. */
export const doneByPeople: readonly Event[] = [
  ...often(
    { on: "field-ready", field: "express" },
    { on: "field-ready", field: "email" },
    { on: "field-ready", field: "payment" },
    { on: "email", email: "ada@example.org" },
    { on: "payment", isComplete: true, method: "card" },
    { on: "pay" },
  ),
  { on: "wallet", method: "apple_pay", email: "ada@example.org" },
  { on: "wallet", method: "apple_pay", email: "" },
  { on: "wallet", method: "apple_pay", email: "nobody" },
  { on: "payment", isComplete: true, method: "paypal" },
  { on: "email", email: "" },
  { on: "payment", isComplete: false, method: null },
  ...often({ on: "pay" }, { on: "pay" }),
  { on: "field-broken", problem: problem("setting-up", null) },
  { on: "try-again" },
  { on: "try-again" },
  { on: "continue" },
  { on: "cancel" },
];

/** Answers of other rounds. */
export function stale(round: number): Event[] {
  return [round - 1, round + 7].flatMap((other): Event[] => [
    { on: "branded", round: other, isTaxCollected: true },
    startedBy(other, true, false),
    submittedBy(other, newYork),
    { on: "failed", round: other, problem: problem("network", null) },
    { on: "unsettled", round: other, problem: problem("network", null) },
    { on: "refused", round: other, failure: refusal("unhandled") },
    { on: "taxed", round: other, address: newYork, answer: taxed },
    { on: "completed", round: other, clientSecret: "pi_old_secret_2" },
    { on: "confirmed", round: other },
    { on: "finished", round: other, purchase },
  ]);
}
