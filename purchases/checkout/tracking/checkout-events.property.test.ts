import { WebBillingEventName } from "@hemline/protocol";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  confirming,
  filled,
  loaded,
  newYork,
  paid,
  purchase,
  refusal,
  session,
  type Told,
  walk,
} from "../../testing/checkout-event-steps.ts";
import { machineOrder } from "../../testing/machine-driver.ts";
import { machineOrders, randomWalk } from "../../testing/random-walk.ts";
import { taxed } from "../../testing/recorded-answers.ts";
import type { MachineOrder } from "../checkout-order.ts";
import type { Event } from "../machine/events.ts";
import { next } from "../machine/machine.ts";
import { type PurchaseProblem, problem } from "../machine/purchase-problem.ts";
import type { FormFailure } from "../payment-form.ts";
import { checkoutEvents } from "./checkout-events.ts";

const anyProblem = fc
  .constantFrom("network", "charging", "already-purchased", "missing-email", "unknown")
  .map((kind) => problem(kind as PurchaseProblem["kind"], "ada@example.org 4242424242424242"));
const rounds = { round: fc.integer({ min: 1, max: 12 }) };
const now = <T extends object>(told: T) => fc.constant(told as unknown as Told);
/** Everything that can happen, in any order, of any round or of the current one. */
const anyEvent: fc.Arbitrary<Told> = fc.oneof(
  now({ on: "started", session, isEmailAccepted: false, isTaxCollected: true }),
  now({ on: "started", session, isEmailAccepted: false, isTaxCollected: false }),
  ...(["express", "email", "payment"] as const).map((field) => now({ on: "field-ready", field })),
  now({ on: "email", email: "ada@example.org" }),
  now({ on: "payment", isComplete: true, method: "card" }),
  now({ on: "pay" }),
  now({ on: "wallet", method: "apple_pay", email: "ada@example.org" }),
  now({ on: "submitted", token: null }),
  now({ on: "submitted", token: { id: "ctoken_1", address: newYork } }),
  now({ on: "taxed", answer: taxed, address: newYork }),
  now({ on: "completed", clientSecret: "pi_1_secret_2" }),
  now({ on: "confirmed" }),
  now({ on: "finished", purchase }),
  now({ on: "try-again" }),
  now({ on: "continue" }),
  now({ on: "cancel" }),
  fc
    .constantFrom("handled", "network", "unclear", "unhandled")
    .chain((is) => now({ on: "refused", failure: refusal(is as FormFailure["is"]) })),
  anyProblem.map((one): Told => ({ on: "failed", problem: one })),
  anyProblem.map((one): Told => ({ on: "unsettled", problem: one })),
  fc.record({ on: fc.constant("failed" as const), problem: anyProblem, ...rounds }),
  fc.record({ on: fc.constant("finished" as const), purchase: fc.constant(purchase), ...rounds }),
);
/** However far it had come before. */
const anyStory = fc
  .tuple(fc.constantFrom([], loaded, filled, confirming, paid), fc.array(anyEvent, { maxLength: 60 }))
  .map(([begun, events]) => [...begun, ...events]);
/** Where the money moves, or may have moved, leaving waits for the outcome, which is not learned. */
const wayOut: Told[] = [{ on: "cancel" }, { on: "unsettled", problem: problem("unknown", null) }, { on: "cancel" }];

describe("what could really happen", () => {
  const anyPicks = fc.array(fc.nat(1 << 20), { minLength: 40, maxLength: 160 });

  const anyWalk = fc.tuple(anyPicks, fc.constantFrom(...machineOrders));

  /** What is told on the way, and what when the customer then leaves, or is let out by the end of the payment. */
  function told([picks, machineOrder]: readonly [number[], MachineOrder]): string[] {
    const names: string[] = [];
    let state = randomWalk(picks, (step) => names.push(...checkoutEvents(step).map((one) => one.name)), machineOrder);
    for (const way of wayOut) {
      const event = { round: state.round, ...way } as Event;
      const before = state;
      [state] = next(machineOrder, before, event);
      names.push(...checkoutEvents({ before, event, after: state }).map((one) => one.name));
    }
    return names;
  }

  test("every event occurs", () => {
    const names = new Set(fc.sample(anyWalk, { numRuns: 400, seed: 1 }).flatMap(told));
    const elsewhere = ["sdk_initialized", "checkout_session_start"];
    expect(names).toEqual(new Set(WebBillingEventName.options.filter((name) => !elsewhere.includes(name))));
  });

  test("there is one end, and it comes last", () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        const names = told(walk);
        expect(names.indexOf("checkout_session_end")).toBe(names.length - 1);
      }),
      { numRuns: 500 },
    );
  });

  test("nothing is paid before the form was shown, and no success is seen without a payment", () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        const names = told(walk);
        const first = (name: string) => (names.includes(name) ? names.indexOf(name) : Number.POSITIVE_INFINITY);
        expect(first("checkout_payment_form_submit")).toBeGreaterThanOrEqual(first("checkout_payment_form_impression"));
        expect(first("checkout_purchase_successful_impression")).toBeGreaterThanOrEqual(
          first("checkout_payment_form_submit"),
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe("whatever happens", () => {
  test("there is one end, and it comes last", () => {
    fc.assert(
      fc.property(anyStory, fc.boolean(), (events, skipSuccessPage) => {
        const names = walk([...events, ...wayOut], { ...machineOrder, skipSuccessPage }).map((one) => one.name);
        expect(names.filter((name) => name === "checkout_session_end")).toHaveLength(1);
        expect(names.at(-1)).toBe("checkout_session_end");
        expect(names).not.toContain("checkout_session_start");
      }),
      { numRuns: 500 },
    );
  });

  test("no event contains personal or card data", () => {
    fc.assert(
      fc.property(anyStory, (events) => {
        expect(JSON.stringify(walk(events))).not.toMatch(/@|\d{12}/);
      }),
      { numRuns: 300 },
    );
  });

  test("the impression of a success precedes its dismissal", () => {
    fc.assert(
      fc.property(anyStory, (events) => {
        const names = walk([...events, ...wayOut]).map((one) => one.name);
        const seen = names.filter((name) => name.startsWith("checkout_purchase_successful"));
        expect([
          [],
          ["checkout_purchase_successful_impression", "checkout_purchase_successful_dismiss"],
        ]).toContainEqual(seen);
      }),
      { numRuns: 300 },
    );
  });
});
