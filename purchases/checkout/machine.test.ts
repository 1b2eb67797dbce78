import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { started, taxed } from "../testing/recorded.ts";
import type { Effect, Event, FormFailure, Plan } from "./events.ts";
import { begin, next } from "./machine.ts";
import { canPay } from "./pay-rule.ts";
import { problem } from "./problem.ts";
import type { Checkout, FinishedPurchase, Form, PaymentEntry, Session, TaxStatus } from "./state.ts";

const plan: Plan = {
  customerEmail: null,
  skipSuccessPage: false,
  price: { currency: "USD", totalAmountInMicros: 9_990_000 },
};
const session: Session = {
  operationSessionId: "op_1",
  managementUrl: null,
  elements: started.gateway_params.elements_configuration,
  provider: { account: "acct_1", publishableKey: "pk_test_x", scriptUrl: null },
  clientSecret: null,
};
const purchase: FinishedPurchase = {
  operationSessionId: "op_1",
  storeTransactionIdentifier: "txn_1",
  productIdentifier: "atelier_monthly",
  purchaseDate: new Date("2026-02-01T10:00:00Z"),
  redemptionInfo: null,
};
const newYork = { countryCode: "US", postalCode: "10001" };
const boston = { countryCode: "US", postalCode: "02108" };
const untaxed = { ...taxed, total_amount_in_micros: 9_990_000, tax_amount_in_micros: 0 };

const refusal = (is: FormFailure["is"]): FormFailure => ({ is, gatewayErrorCode: "card_declined", message: "No." });

/** A checkout walked through by hand: events of the current round, and what was asked for on the way. */
class Walk {
  state: Checkout;
  effects: Effect[];
  readonly #plan: Plan;

  constructor(on: Plan = plan) {
    this.#plan = on;
    const [state, ...effects] = begin(on);
    this.state = state;
    this.effects = effects;
  }

  /** Leaves out the round: the answer is to the latest question. */
  tell(event: DistributiveOmit<Event, "round">): this {
    const [state, ...effects] = next(this.#plan, this.state, { round: this.state.round, ...event } as Event);
    this.state = state;
    this.effects = effects;
    return this;
  }

  started(isTaxCollected = false, isEmailAccepted = false): this {
    return this.tell({ on: "started", session, isEmailAccepted, isTaxCollected });
  }

  /** Every field is there and filled. */
  filled(): this {
    for (const field of ["express", "email", "payment"] as const) this.tell({ on: "field-ready", field });
    return this.tell({ on: "email", email: "ada@example.org" }).tell({
      on: "payment",
      isComplete: true,
      method: "card",
    });
  }

  get asked(): string[] {
    return this.effects.map((effect) => effect.do);
  }

  get entry(): PaymentEntry {
    if (this.state.step !== "payment-entry") throw new Error(`The checkout is at ${this.state.step}.`);
    return this.state;
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

describe("without tax", () => {
  test("from start to success", () => {
    const walk = new Walk();
    expect(walk.asked).toEqual(["start"]);
    expect(walk.started().asked).toEqual(["load-form"]);
    expect(walk.filled().tell({ on: "pay" }).effects).toMatchObject([{ do: "submit", withToken: false }]);
    expect(walk.tell({ on: "submitted", token: null }).effects).toMatchObject([
      { do: "complete", email: "ada@example.org" },
    ]);
    expect(walk.tell({ on: "completed", clientSecret: "pi_1_secret_2" }).effects).toMatchObject([
      { do: "confirm", clientSecret: "pi_1_secret_2", tokenId: null },
    ]);
    expect(walk.tell({ on: "confirmed" }).asked).toEqual(["poll"]);
    expect(walk.tell({ on: "finished", purchase }).state.step).toBe("success");
    expect(walk.tell({ on: "continue" }).state).toMatchObject({
      step: "closed",
      outcome: { is: "finished", purchase },
    });
  });

  test("a skipped success page finishes straight away", () => {
    const walk = new Walk({ ...plan, skipSuccessPage: true }).started().filled().tell({ on: "pay" });
    walk.tell({ on: "submitted", token: null }).tell({ on: "completed", clientSecret: null });
    expect(walk.asked).toEqual(["poll"]);
    expect(walk.tell({ on: "finished", purchase }).state).toMatchObject({ outcome: { is: "finished" } });
  });

  test("a later answer without a secret leaves the earlier one standing", () => {
    const walk = new Walk().started().filled().tell({ on: "pay" }).tell({ on: "submitted", token: null });
    walk.tell({ on: "completed", clientSecret: "pi_1_secret_2" }).tell({ on: "refused", failure: refusal("handled") });
    walk.tell({ on: "pay" }).tell({ on: "submitted", token: null }).tell({ on: "completed", clientSecret: null });
    expect(walk.effects).toMatchObject([{ do: "confirm", clientSecret: "pi_1_secret_2" }]);
  });

  test("a handled refusal leaves the form as it is; another says why", () => {
    const walk = new Walk().started().filled().tell({ on: "pay" });
    walk.tell({ on: "refused", failure: refusal("handled") });
    expect(walk.entry.activity).toEqual({ doing: "filling", notice: null });
    walk.tell({ on: "pay" }).tell({ on: "refused", failure: refusal("unhandled") });
    expect(walk.entry.activity).toEqual({ doing: "filling", notice: { about: "provider", message: "No." } });
    expect(walk.tell({ on: "try-again" }).entry.activity).toEqual({ doing: "filling", notice: null });
  });

  test("a refused email comes back to the form", () => {
    const walk = new Walk().started().filled().tell({ on: "pay" }).tell({ on: "submitted", token: null });
    walk.tell({
      on: "failed",
      problem: { kind: "missing-email", code: 7834, underlying: null, backendErrorCode: 7834 },
    });
    expect(walk.entry.activity).toMatchObject({
      notice: { about: "email", fault: "unverified", email: "ada@example.org" },
    });
  });

  test("the developer's refused email is asked for after all", () => {
    const walk = new Walk({ ...plan, customerEmail: "ada@nowhere.example" }).started(false, true);
    for (const field of ["express", "payment"] as const) walk.tell({ on: "field-ready", field });
    walk.tell({ on: "payment", isComplete: true, method: "card" }).tell({ on: "pay" });
    walk.tell({ on: "submitted", token: null });
    expect(walk.effects).toMatchObject([{ do: "complete", email: "ada@nowhere.example" }]);
    walk.tell({
      on: "failed",
      problem: { kind: "missing-email", code: 7012, underlying: null, backendErrorCode: 7012 },
    });
    expect(walk.entry.form).toMatchObject({ isEmailSkipped: false, email: "", waitingFor: ["email"] });
  });
});

describe("taxes", () => {
  const calculated = () => new Walk().started(true).tell({ on: "taxed", answer: untaxed, address: null });

  test("the first calculation has no address", () => {
    const walk = new Walk().started(true);
    expect(walk.effects).toMatchObject([{ do: "load-form" }, { do: "calculate-taxes", address: null }]);
  });

  test.each<[string, Parameters<Walk["tell"]>[0], TaxStatus]>([
    ["succeeded", { on: "taxed", answer: taxed, address: null }, "calculated"],
    [
      "found no address",
      { on: "taxed", answer: { ...taxed, failed_reason: "invalid_tax_location" }, address: null },
      "pending",
    ],
    [
      "hit a limit",
      { on: "taxed", answer: { ...taxed, failed_reason: "rate_limit_exceeded" }, address: null },
      "disabled",
    ],
    [
      "is switched off",
      { on: "taxed", answer: { ...taxed, failed_reason: "tax_collection_disabled" }, address: null },
      "disabled",
    ],
  ])("after one that %s", (_, event, status) => {
    expect(new Walk().started(true).tell(event).entry.price.taxCalculationStatus).toBe(status);
  });

  test("an address that is not known is no open question once it was given", () => {
    const answer = { ...taxed, failed_reason: "invalid_tax_location" as const };
    const walk = calculated()
      .filled()
      .tell({ on: "submitted", token: { id: "ctoken_1", address: newYork } });
    expect(walk.tell({ on: "taxed", answer, address: newYork }).entry.price.taxCalculationStatus).toBe("disabled");
  });

  test("a complete card is priced again, and a price known for its address is not", () => {
    const walk = calculated().filled();
    expect(walk.effects).toMatchObject([{ do: "submit", withToken: true }]);
    walk.tell({ on: "submitted", token: { id: "ctoken_1", address: newYork } });
    expect(walk.effects).toMatchObject([{ do: "calculate-taxes", address: newYork }]);
    expect(walk.entry.price.taxCalculationStatus).toBe("loading");
    expect(walk.tell({ on: "taxed", answer: taxed, address: newYork }).asked).toEqual(["configure"]);
    expect(walk.entry.price).toMatchObject({ totalAmountInMicros: 10_790_000, taxCalculationStatus: "calculated" });
    walk.tell({ on: "pay" }).tell({ on: "submitted", token: { id: "ctoken_2", address: newYork } });
    expect(walk.asked).toEqual(["complete"]);
  });

  test("a total that changes while paying is looked at again, and nothing is completed", () => {
    const walk = calculated();
    for (const field of ["express", "email", "payment"] as const) walk.tell({ on: "field-ready", field });
    walk.tell({ on: "wallet", method: "apple_pay", email: "ada@example.org" });
    walk.tell({ on: "submitted", token: { id: "ctoken_1", address: newYork } });
    expect(walk.asked).toEqual(["calculate-taxes"]);
    walk.tell({ on: "taxed", answer: taxed, address: newYork });
    expect(walk.entry).toMatchObject({ activity: { doing: "review" }, price: { taxCalculationStatus: "miss-match" } });
    expect(walk.asked).toEqual(["configure"]);
    walk.tell({ on: "wallet", method: "apple_pay", email: "ada@example.org" });
    walk.tell({ on: "submitted", token: { id: "ctoken_2", address: newYork } });
    expect(walk.asked).toEqual(["complete"]);
    walk.tell({ on: "completed", clientSecret: "pi_1_secret_2" });
    expect(walk.effects).toMatchObject([{ do: "confirm", tokenId: "ctoken_2" }]);
  });

  test("set-up mistakes of the sandbox have pages of their own", () => {
    const walk = new Walk().started(true).tell({ on: "failed", problem: problem("tax-not-active", null) });
    expect(walk.state).toMatchObject({ step: "error", problem: { kind: "tax-not-active" } });
    expect(walk.tell({ on: "try-again" }).state.step).toBe("error");
  });
});

describe("the pay button", () => {
  const ready: Form = {
    waitingFor: [],
    isEmailSkipped: false,
    email: "ada@example.org",
    isPaymentComplete: true,
    method: "card",
    hasWallets: false,
  };
  const entry = (form: Partial<Form>, taxCalculationStatus: TaxStatus, activity: PaymentEntry["activity"]) => ({
    ...new Walk().started().entry,
    form: { ...ready, ...form },
    activity,
    price: priceOf(taxCalculationStatus),
  });
  const priceOf = (taxCalculationStatus: TaxStatus) => ({ ...new Walk().started().entry.price, taxCalculationStatus });
  const filling = { doing: "filling", notice: null } as const;
  const paying = { doing: "paying", stage: "submitting", method: "card", email: "", tokenId: null } as const;

  test.each<[string, Partial<Form>, TaxStatus, PaymentEntry["activity"], boolean]>([
    ["everything is there", {}, "disabled", filling, true],
    ["the tax is calculated", {}, "calculated", filling, true],
    ["the total has changed", {}, "miss-match", { doing: "review" }, true],
    ["the email is the developer's", { email: "", isEmailSkipped: true }, "disabled", filling, true],
    ["it was pressed already", {}, "disabled", paying, false],
    ["the payment is not complete", { isPaymentComplete: false }, "disabled", filling, false],
    ["there is no email", { email: "" }, "disabled", filling, false],
    ["a field is still loading", { waitingFor: ["express"] }, "disabled", filling, false],
    ["the tax is unavailable", {}, "unavailable", filling, false],
    ["the tax needs an address", {}, "pending", filling, false],
    ["the tax is being calculated", {}, "loading", filling, false],
  ])("when %s", (_, form, status, activity, isEnabled) => {
    expect(canPay(entry(form, status, activity))).toBe(isEnabled);
  });

  test("pressed twice, it pays once", () => {
    const walk = new Walk().started().filled().tell({ on: "pay" });
    expect(walk.asked).toEqual(["submit"]);
    expect(walk.tell({ on: "pay" }).asked).toEqual([]);
  });
});

describe("leaving", () => {
  test("before the money moves it cancels", () => {
    expect(new Walk().tell({ on: "cancel" }).state).toMatchObject({ outcome: { is: "cancelled" } });
    expect(new Walk().started().filled().tell({ on: "pay" }).tell({ on: "cancel" }).state).toMatchObject({
      outcome: { is: "cancelled" },
    });
  });
  test("while the money moves it waits for the outcome", () => {
    const walk = new Walk().started().filled().tell({ on: "pay" }).tell({ on: "submitted", token: null });
    walk.tell({ on: "completed", clientSecret: "pi_1_secret_2" });
    expect(walk.tell({ on: "cancel" }).asked).toEqual(["stay"]);
    expect(walk.state.step).toBe("payment-entry");
  });
  test("after the payment it is a finished purchase, never a cancelled one", () => {
    const walk = new Walk().started().filled().tell({ on: "pay" }).tell({ on: "submitted", token: null });
    walk.tell({ on: "completed", clientSecret: null }).tell({ on: "finished", purchase });
    expect(walk.tell({ on: "cancel" }).state).toMatchObject({ outcome: { is: "finished" } });
  });
});

describe("trying again", () => {
  test("after a failed start it starts again", () => {
    const walk = new Walk().tell({ on: "failed", problem: problem("network", null) });
    expect(walk.state.step).toBe("error");
    expect(walk.tell({ on: "try-again" }).asked).toEqual(["discard-form", "start"]);
  });
  test("after a confirmed payment whose outcome is unknown it only asks", () => {
    const walk = new Walk().started().filled().tell({ on: "pay" }).tell({ on: "submitted", token: null });
    walk.tell({ on: "completed", clientSecret: "pi_1_secret_2" }).tell({ on: "confirmed" });
    walk.tell({ on: "unsettled", problem: problem("network", null) });
    expect(walk.tell({ on: "try-again" }).asked).toEqual(["poll"]);
    expect(walk.tell({ on: "finished", purchase }).state.step).toBe("success");
  });
  test("a lost line in the form keeps the form", () => {
    const walk = new Walk().started().filled().tell({ on: "pay" }).tell({ on: "submitted", token: null });
    walk.tell({ on: "failed", problem: problem("network", null) });
    expect(walk.entry.activity).toEqual({ doing: "filling", notice: { about: "network", wasPaying: true } });
    expect(walk.tell({ on: "try-again" }).asked).toEqual(["submit"]);
  });
  test("a lost line while pricing never leads to paying", () => {
    const walk = new Walk().started(true).tell({ on: "taxed", answer: untaxed, address: null }).filled();
    walk.tell({ on: "submitted", token: { id: "ctoken_1", address: newYork } });
    walk.tell({ on: "failed", problem: problem("network", null) });
    expect(walk.entry.activity).toEqual({ doing: "filling", notice: { about: "network", wasPaying: false } });
    expect(walk.tell({ on: "try-again" }).effects).toMatchObject([{ do: "submit" }]);
    expect(walk.entry.activity).toEqual({ doing: "filling", notice: null });
  });
  test("what is owned already cannot be tried again", () => {
    const walk = new Walk().tell({ on: "failed", problem: problem("already-purchased", null) });
    expect(walk.tell({ on: "try-again" }).asked).toEqual([]);
    expect(walk.tell({ on: "continue" }).state).toMatchObject({ outcome: { is: "failed" } });
  });
});

type Asked = Extract<Effect, { round: number }>;

/** What can come of a piece of work: well, as often as not, or badly. */
function answersTo(asked: Asked): Event[] {
  const { round } = asked;
  const failed = (["network", "charging", "already-purchased", "missing-email"] as const).map(
    (kind): Event => ({ on: "failed", round, problem: problem(kind, null) }),
  );
  const refused: Event[] = [
    { on: "refused", round, failure: refusal("handled") },
    { on: "refused", round, failure: refusal("network") },
    { on: "refused", round, failure: refusal("unhandled") },
  ];
  switch (asked.do) {
    case "start":
      return [...often(startedBy(round, true), startedBy(round, false)), ...failed];
    case "load-form":
      return failed.slice(0, 1);
    case "submit":
      return [...often(submittedBy(round, newYork), submittedBy(round, boston), submittedBy(round, null)), ...refused];
    case "calculate-taxes":
      return [
        ...often({ on: "taxed", round, answer: asked.address === newYork ? taxed : untaxed, address: asked.address }),
        ...failed,
      ];
    case "complete":
      return [...often({ on: "completed", round, clientSecret: "pi_1_secret_2" }), ...failed];
    case "confirm":
      return [...often({ on: "confirmed", round }), ...refused];
    case "poll":
      return [
        ...often({ on: "finished", round, purchase }),
        { on: "unsettled", round, problem: problem("network", null) },
        ...failed,
      ];
  }
}

const often = (...events: Event[]): Event[] => Array.from({ length: 6 }, () => events).flat();
const startedBy = (round: number, isTaxCollected: boolean): Event => ({
  on: "started",
  round,
  session,
  isEmailAccepted: false,
  isTaxCollected,
});
const submittedBy = (round: number, address: typeof newYork | null): Event => ({
  on: "submitted",
  round,
  token: address && { id: "ctoken_1", address },
});

const doneByPeople: Event[] = [
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
  { on: "email", email: "" },
  { on: "payment", isComplete: false, method: null },
  { on: "field-broken", problem: problem("setting-up", null) },
  { on: "try-again" },
  { on: "try-again" },
  { on: "continue" },
];

/** Walks along events that could really come: what people do, and answers to what was asked, however late. */
function wander(picks: readonly number[], see: (state: Checkout, open: Asked[]) => void): Checkout {
  let [state, ...effects] = begin(plan);
  let open: Asked[] = effects.filter((effect): effect is Asked => "round" in effect);
  for (const pick of picks) {
    const question = pick % 2 === 0 ? undefined : open[(pick >> 1) % open.length];
    const events = question ? answersTo(question) : doneByPeople;
    open = open.filter((one) => one !== question);
    [state, ...effects] = next(plan, state, events[(pick >> 4) % events.length]!);
    open = [...open, ...effects.filter((effect): effect is Asked => "round" in effect)];
    see(state, open);
  }
  return state;
}

const anyPicks = fc.array(fc.nat(1 << 20), { minLength: 40, maxLength: 160 });

describe("whatever happens", () => {
  test("the wandering itself gets everywhere", () => {
    const seen = new Set<string>();
    const look = (state: Checkout) =>
      seen.add(state.step === "payment-entry" ? JSON.stringify(Object.values(state.activity).slice(0, 2)) : state.step);
    for (const steps of fc.sample(anyPicks, { numRuns: 400, seed: 1 })) wander(steps, look);
    for (const stage of ["submitting", "taxing", "completing", "confirming", "polling"])
      expect(
        [...seen].some((one) => one.includes(stage)),
        stage,
      ).toBe(true);
    for (const step of ["success", "error", "closed", '["review"]']) expect(seen, step).toContain(step);
  });

  test("never are two completions, two confirmations or two polls under way", () => {
    fc.assert(
      fc.property(anyPicks, (steps) => {
        wander(steps, (_, open) => {
          for (const work of ["complete", "confirm", "poll"] as const)
            expect(open.filter((one) => one.do === work).length).toBeLessThanOrEqual(1);
          expect(open.filter((one) => one.do === "complete" || one.do === "confirm").length).toBeLessThanOrEqual(1);
        });
      }),
      { numRuns: 500 },
    );
  });

  test("from everywhere there is a way out", () => {
    fc.assert(
      fc.property(anyPicks, (steps) => {
        const walk = new Walk();
        walk.state = wander(steps, () => {});
        const isHeld = walk.tell({ on: "cancel" }).state.step === "payment-entry";
        // Money is moving: the confirmation or the asking for its outcome ends, and then there is a way out.
        if (isHeld) walk.tell({ on: "refused", failure: refusal("handled") }).tell({ on: "cancel" });
        expect(walk.state.step).toBe("closed");
      }),
      { numRuns: 500 },
    );
  });

  test("paying is reached only through the rule of the pay button or a wallet", () => {
    fc.assert(
      fc.property(anyPicks, (steps) => {
        wander(steps, (state) => {
          if (state.step !== "payment-entry" || state.activity.doing !== "paying") return;
          expect(state.activity.email).not.toBe("");
          expect(state.form.waitingFor).toEqual([]);
        });
      }),
      { numRuns: 300 },
    );
  });
});
