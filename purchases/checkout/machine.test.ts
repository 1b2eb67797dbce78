import { describe, expect, test } from "vitest";
import { taxed } from "../testing/recorded.ts";
import { boston, newYork, plan, purchase, refusal, untaxed, Walk } from "../testing/walk.ts";
import { canPay } from "./pay-rule.ts";
import { problem } from "./problem.ts";
import type { Form, PaymentEntry, TaxStatus } from "./state.ts";

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

  test.each([
    [false, ["express", "email", "payment"]],
    [true, ["express", "payment"]],
  ] as const)("an email accepted already: %s, waits for %j, and each of them counts", (isEmailAccepted, fields) => {
    const given = isEmailAccepted ? { ...plan, customerEmail: "ada@example.org" } : plan;
    const walk = new Walk(given).started(false, isEmailAccepted);
    expect(walk.entry.form).toMatchObject({ waitingFor: fields, isEmailSkipped: isEmailAccepted });
    walk.tell({ on: "email", email: "ada@example.org" }).tell({ on: "payment", isComplete: true, method: "card" });
    for (const field of fields) {
      expect([canPay(walk.entry), walk.tell({ on: "pay" }).asked]).toEqual([false, []]);
      walk.tell({ on: "field-ready", field });
    }
    expect(walk.tell({ on: "pay" }).asked).toEqual(["submit"]);
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

describe("a wallet", () => {
  const shown = () => {
    const walk = new Walk().started();
    for (const field of ["express", "email", "payment"] as const) walk.tell({ on: "field-ready", field });
    return walk;
  };
  test.each([
    ["", "missing"],
    ["nobody", "invalid"],
  ])("with the email %j pays nothing", (email, fault) => {
    const walk = shown().tell({ on: "wallet", method: "apple_pay", email });
    expect(walk.asked).toEqual([]);
    expect(walk.entry.activity).toEqual({ doing: "filling", notice: { about: "email", fault } });
  });
  test("with an email pays", () => {
    expect(shown().tell({ on: "wallet", method: "apple_pay", email: "ada@example.org" }).asked).toEqual(["submit"]);
  });
});

describe("taxes", () => {
  const calculated = () => new Walk().started(true).tell({ on: "taxed", answer: untaxed, address: null });

  test.each([
    [true, "unavailable", "loading"],
    [false, "disabled", "disabled"],
  ] as const)("collected: %s, begins as disabled, becomes %s and then %s", (isTaxCollected, known, entered) => {
    const walk = new Walk();
    const status = () => "price" in walk.state && walk.state.price.taxCalculationStatus;
    expect(status()).toBe("disabled");
    walk.tell({ on: "branded", isTaxCollected });
    expect(status()).toBe(known);
    walk.started(isTaxCollected);
    expect(status()).toBe(entered);
  });

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

  test("a country that is taxed by its postal code waits for one", () => {
    const answer = { ...taxed, failed_reason: "invalid_tax_location" as const };
    const address = { countryCode: "US", postalCode: null };
    const walk = calculated()
      .filled()
      .tell({ on: "submitted", token: { id: "ctoken_1", address } });
    expect(walk.tell({ on: "taxed", answer, address }).entry.price.taxCalculationStatus).toBe("pending");
  });

  test("an address that nobody knows is said, and a better one is calculated", () => {
    const answer = { ...untaxed, failed_reason: "invalid_tax_location" as const };
    const walk = calculated()
      .filled()
      .tell({ on: "submitted", token: { id: "ctoken_1", address: newYork } });
    walk.tell({ on: "taxed", answer, address: newYork });
    expect(walk.entry.activity).toEqual({ doing: "filling", notice: { about: "address" } });
    walk.tell({ on: "payment", isComplete: true, method: "card" });
    walk.tell({ on: "submitted", token: { id: "ctoken_2", address: boston } });
    expect(walk.effects).toMatchObject([{ do: "calculate-taxes", address: boston }]);
    walk.tell({ on: "taxed", answer: taxed, address: boston });
    expect(walk.entry.activity).toEqual({ doing: "filling", notice: null });
    expect(walk.entry.price.taxCalculationStatus).toBe("calculated");
  });

  test("an address that nobody knows does not forbid to pay", () => {
    const answer = { ...untaxed, failed_reason: "invalid_tax_location" as const };
    const walk = calculated()
      .filled()
      .tell({ on: "submitted", token: { id: "ctoken_1", address: newYork } });
    walk.tell({ on: "taxed", answer, address: newYork }).tell({ on: "pay" });
    walk.tell({ on: "submitted", token: { id: "ctoken_2", address: newYork } });
    expect(walk.asked).toEqual(["complete"]);
  });

  test("another card while the price is looked at is priced anew", () => {
    const walk = calculated();
    for (const field of ["express", "email", "payment"] as const) walk.tell({ on: "field-ready", field });
    walk.tell({ on: "wallet", method: "apple_pay", email: "ada@example.org" });
    walk.tell({ on: "submitted", token: { id: "ctoken_1", address: newYork } });
    walk.tell({ on: "taxed", answer: taxed, address: newYork }).filled();
    walk.tell({ on: "submitted", token: { id: "ctoken_2", address: boston } });
    expect(walk.entry).toMatchObject({ activity: { doing: "filling" }, price: { taxCalculationStatus: "loading" } });
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
  test("after a confirmation whose answer was lost it first asks what became of it", () => {
    const walk = new Walk().started().filled().tell({ on: "pay" }).tell({ on: "submitted", token: null });
    walk.tell({ on: "completed", clientSecret: "pi_1_secret_2" }).tell({ on: "refused", failure: refusal("network") });
    expect(walk.tell({ on: "cancel" }).asked).toEqual(["poll", "stay"]);
    expect(walk.tell({ on: "finished", purchase }).state.step).toBe("success");
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
  test("after a confirmation whose answer was lost, an error only asks too", () => {
    const walk = new Walk().started().filled().tell({ on: "pay" }).tell({ on: "submitted", token: null });
    walk.tell({ on: "completed", clientSecret: "pi_1_secret_2" });
    walk.tell({ on: "refused", failure: refusal("network") }).tell({ on: "try-again" });
    walk.tell({ on: "submitted", token: null }).tell({ on: "failed", problem: problem("setting-up", null) });
    expect(walk.state.step).toBe("error");
    expect(walk.tell({ on: "try-again" }).effects).toMatchObject([
      { do: "poll", resumed: { operationSessionId: "op_1" } },
    ]);
    expect(canPay(walk.entry)).toBe(false);
    expect(walk.tell({ on: "failed", problem: problem("charging", null) }).state).toMatchObject({ paid: null });
    expect(walk.tell({ on: "try-again" }).asked).toEqual(["discard-form", "start"]);
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
