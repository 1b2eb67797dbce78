import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { isWholeRun } from "../../../vitest/slow-test.ts";
import { answersTo, doneByPeople, machineOrders, randomWalk, stale, type WalkStep } from "../../testing/random-walk.ts";
import type { MachineOrder } from "../checkout-order.ts";
import type { FormFailure } from "../payment-form.ts";
import type { Effect } from "./effects.ts";
import type { Event } from "./events.ts";
import { next } from "./machine.ts";
import type { Checkout } from "./state.ts";

const anyPicks = fc.array(fc.nat(1 << 20), { minLength: 40, maxLength: 160 });
const anyOrder = fc.constantFrom(...machineOrders);

/** Holds for every driver: `watcher` is made anew for each, and sees all of its steps. */
function always(watcher: (machineOrder: MachineOrder) => (one: WalkStep) => void): void {
  fc.assert(
    fc.property(
      anyOrder,
      anyPicks,
      (machineOrder, picks) => void randomWalk(picks, watcher(machineOrder), machineOrder),
    ),
    { numRuns: isWholeRun ? 1500 : 300 },
  );
}

interface Money {
  isPaid: boolean;
  isInDoubt: boolean;
}

/** What the answers that the machine heard say about the money. */
function moneyAfter({ question, event, before }: WalkStep, money: Money): Money {
  if (question === null || question.round !== before.round) return money;
  if (question.do === "confirm") {
    if (event.on === "confirmed" || event.on === "unsettled") return { ...money, isPaid: true };
    if (event.on === "refused" && isUnclear(event.failure)) return { ...money, isInDoubt: true };
    if (event.on === "refused" && event.failure.is === "handled") return { ...money, isInDoubt: false };
  }
  // The billing service itself says that nothing was paid.
  if (question.do === "poll" && event.on === "failed" && event.problem.kind !== "network")
    return { isPaid: false, isInDoubt: false };
  return money;
}

const isUnclear = ({ is }: FormFailure) => is === "network" || is === "unclear";

const isOf = (...works: Effect["do"][]) => {
  const wanted = new Set<Effect["do"]>(works);
  return (effect: { do: Effect["do"] }) => wanted.has(effect.do);
};

function collectPlaces(seen: Set<string>, after: Checkout): void {
  if ("price" in after) seen.add(after.price.taxCalculationStatus);
  if (after.step !== "payment-entry") return void seen.add(after.step);
  const { activity } = after;
  if (activity.doing === "review") seen.add("review");
  if (activity.doing === "paying") seen.add(activity.stage);
  if (activity.doing === "filling" && activity.notice) seen.add(activity.notice.about);
  if (after.isInDoubt) seen.add("in doubt");
}

test("the random walk itself gets everywhere", () => {
  const seen = new Set<string>();
  const look = ({ after }: WalkStep) => collectPlaces(seen, after);
  for (const machineOrder of machineOrders)
    for (const picks of fc.sample(anyPicks, { numRuns: 600, seed: 1 })) randomWalk(picks, look, machineOrder);
  for (const place of ["payment-entry-loading", "success", "error", "closed", "review", "in doubt"])
    expect(seen, place).toContain(place);
  for (const stage of ["submitting", "taxing", "completing", "confirming", "polling"])
    expect(seen, stage).toContain(stage);
  for (const status of ["unavailable", "disabled", "pending", "loading", "calculated", "miss-match"])
    expect(seen, status).toContain(status);
  for (const notice of ["email", "address", "network", "provider"]) expect(seen, notice).toContain(notice);
});

describe("money", () => {
  test("is never requested twice at once, and no session is confirmed again without a refusal in between", () => {
    always(() => {
      let isConfirming = false;
      return ({ question, event, effects, open }) => {
        // Only what is newly asked for can be too much.
        if (effects.length > 0) {
          expect(open.filter(isOf("poll")).length).toBeLessThanOrEqual(1);
          expect(open.filter(isOf("complete", "confirm")).length).toBeLessThanOrEqual(1);
        }
        if (question?.do === "confirm" && event.on === "refused") isConfirming = false;
        if (question?.do === "poll" && event.on === "failed") isConfirming = false;
        if (effects.some(isOf("confirm"))) {
          expect(isConfirming).toBe(false);
          isConfirming = true;
        }
      };
    });
  });

  test("that moved, or may have, is polled for, never charged by another session and never reported as cancelled", () => {
    always(() => {
      let money: Money = { isPaid: false, isInDoubt: false };
      return (step) => {
        const { after, effects } = step;
        money = moneyAfter(step, money);
        if (money.isPaid) expect(effects.filter(isOf("start", "submit", "complete", "confirm"))).toEqual([]);
        if (money.isInDoubt) expect(effects.filter(isOf("start"))).toEqual([]);
        const isCancelled = after.step === "closed" && after.outcome.is === "cancelled";
        if (money.isPaid || money.isInDoubt) expect(isCancelled).toBe(false);
      };
    });
  });

  test("is only taken in the amount that was shown when the customer paid", () => {
    always(() => {
      let shownMicros = 0;
      return ({ event, before, after, effects }) => {
        if (
          (event.on === "pay" || event.on === "wallet" || event.on === "try-again") &&
          before.step === "payment-entry"
        )
          shownMicros = before.price.totalAmountInMicros;
        if (effects.some(isOf("complete", "confirm")) && after.step === "payment-entry")
          expect(after.price.totalAmountInMicros).toBe(shownMicros);
      };
    });
  });

  test("moves only through the rule of the pay button or a wallet, with an email and every field there", () => {
    always(() => ({ after }) => {
      if (after.step !== "payment-entry" || after.activity.doing !== "paying") return;
      if (after.activity.stage === "polling") return;
      expect(after.activity.email).toContain("@");
      expect(after.form.waitingFor).toEqual([]);
    });
  });
});

describe("tax", () => {
  test("is calculated only where the app collects it", () => {
    always(() => {
      let isCollected = false;
      return ({ event, question, before, after, effects }) => {
        if (event.on === "started" && question?.round === before.round) isCollected = event.isTaxCollected;
        if (isCollected || after.step !== "payment-entry") return;
        expect(effects.filter(isOf("calculate-taxes"))).toEqual([]);
        expect(after.price.taxCalculationStatus).toBe("disabled");
      };
    });
  });

  test("that changed the total stops the payment until it was reviewed", () => {
    always(() => ({ before, after, effects }) => {
      if (after.step !== "payment-entry") return;
      const isReview = after.activity.doing === "review";
      if (isReview) expect(after.price.taxCalculationStatus).toBe("miss-match");
      if (isReview && before.step === "payment-entry" && before.activity.doing === "paying")
        expect(effects.map((effect) => effect.do)).toEqual(["configure"]);
    });
  });

  test("is loading only while it is really being calculated", () => {
    always(() => ({ after, open }) => {
      if (after.step !== "payment-entry" || after.price.taxCalculationStatus !== "loading") return;
      expect(open.some((one) => one.do === "calculate-taxes" && one.round === after.round)).toBe(true);
    });
  });
});

describe("a customer with a known email", () => {
  test("is not asked for it again, and sees the success page unless it is skipped", () => {
    always((machineOrder) => ({ question, event, before, after }) => {
      if (after.step === "payment-entry" && after.form.isEmailSkipped) {
        expect(after.form.email).toBe(machineOrder.customerEmail);
        expect(after.form.waitingFor).not.toContain("email");
      }
      if (event.on !== "finished" || question?.round !== before.round || before.step === "error") return;
      expect(after.step).toBe(machineOrder.skipSuccessPage ? "closed" : "success");
    });
  });
});

describe("the end", () => {
  test("can be reached from everywhere", () => {
    fc.assert(
      fc.property(anyOrder, anyPicks, (machineOrder, picks) => {
        const way: WalkStep[] = [];
        const state = randomWalk(picks, (one) => way.push(one), machineOrder);
        const asked = defined(way.at(-1)).open.filter((one) => one.round === state.round);
        const [first, ...effects] = next(machineOrder, state, { on: "cancel" });
        const left = close(machineOrder, first);
        if (left.step === "closed") return;
        // Where it is not known whether the money moved, leaving asks first.
        const open = first.round === state.round ? asked : effects.flatMap((one) => ("round" in one ? [one] : []));
        // Money is moving: whatever comes of it, then there is a way out.
        expect(open).toHaveLength(1);
        for (const answer of answersTo(defined(open[0])))
          expect(closeAfter(machineOrder, left, answer).step).toBe("closed");
      }),
      { numRuns: isWholeRun ? 1000 : 300 },
    );
  });

  test("is final: no event has an effect any more", () => {
    fc.assert(
      fc.property(anyOrder, anyPicks, (machineOrder, picks) => {
        const closed = close(
          machineOrder,
          randomWalk(picks, () => {}, machineOrder),
        );
        fc.pre(closed.step === "closed");
        for (const event of [...doneByPeople, ...stale(closed.round + 1), ...stale(closed.round - 7)])
          expect(next(machineOrder, closed, event)).toEqual([closed]);
      }),
      { numRuns: 200 },
    );
  });

  test("no late answer changes anything", () => {
    always(() => ({ before, event, after, effects }) => {
      if (!("round" in event) || event.round === before.round) return;
      expect(after).toBe(before);
      expect(effects).toEqual([]);
    });
  });
});

function close(machineOrder: MachineOrder, state: Checkout): Checkout {
  return next(machineOrder, next(machineOrder, state, { on: "cancel" })[0], { on: "cancel" })[0];
}

/** Leaves after this answer; a poll that is asked for on the way learns nothing. */
function closeAfter(machineOrder: MachineOrder, state: Checkout, answer: Event): Checkout {
  const [after, ...effects] = next(machineOrder, state, answer);
  const [left, ...asked] = next(machineOrder, after, { on: "cancel" });
  const poll = [...effects, ...asked].find((effect) => effect.do === "poll");
  return close(
    machineOrder,
    poll ? next(machineOrder, left, { on: "unsettled", round: poll.round, problem: unknown })[0] : left,
  );
}

const unknown = { kind: "unknown", code: 2, underlying: null } as const;
