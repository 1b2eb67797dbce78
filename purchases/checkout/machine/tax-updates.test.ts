import { describe, expect, test } from "vitest";
import { boston, newYork, untaxed, Walk } from "../../testing/machine-driver.ts";
import { taxed } from "../../testing/recorded-answers.ts";
import { problem } from "./purchase-problem.ts";
import type { TaxStatus } from "./state.ts";

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

  test("an amount of tax is known only where the calculation succeeded", () => {
    const priced = (answer: typeof taxed) =>
      new Walk().started(true).tell({ on: "taxed", answer, address: null }).entry;
    expect(priced(taxed).price).toEqual({
      currency: "USD",
      totalAmountInMicros: 10_790_000,
      totalExcludingTaxInMicros: 9_990_000,
      taxCalculationStatus: "calculated",
      taxAmountInMicros: 800_000,
      taxBreakdown: [{ tax_amount_in_micros: 800_000, display_name: "Sales Tax - NY" }],
    });
    expect(priced({ ...taxed, failed_reason: "taxes_not_active" }).price.taxAmountInMicros).toBeNull();
  });

  test.each([
    ["a complete card", true, { isComplete: true, method: "card" }, ["submit"]],
    ["a card that is not complete", true, { isComplete: false, method: "card" }, []],
    ["another method", true, { isComplete: true, method: "paypal" }, []],
    ["a complete card where no tax is collected", false, { isComplete: true, method: "card" }, []],
  ])("%s is priced by itself", (_, isTaxCollected, payment, asked) => {
    const walk = isTaxCollected ? calculated() : new Walk().started();
    for (const field of ["express", "email", "payment"] as const) walk.tell({ on: "field-ready", field });
    expect(walk.tell({ on: "payment", ...payment }).asked).toEqual([]);
    expect(walk.tell({ on: "email", email: "ada@example.org" }).asked).toEqual(asked);
  });

  /** Somebody pays by a wallet that names New York, and `answer` is the tax there. */
  const payingFromNewYork = (answer: typeof taxed) => {
    const walk = calculated();
    for (const field of ["express", "email", "payment"] as const) walk.tell({ on: "field-ready", field });
    walk.tell({ on: "wallet", method: "apple_pay", email: "ada@example.org" });
    walk.tell({ on: "submitted", token: { id: "ctoken_1", address: newYork } });
    return walk.tell({ on: "taxed", answer, address: newYork });
  };

  test("a total that stays the same while paying is paid", () => {
    expect(payingFromNewYork(untaxed).effects).toMatchObject([
      { do: "configure" },
      { do: "complete", email: "ada@example.org" },
    ]);
  });

  test("a total that changes while paying because nobody knows the address is reviewed, and paid by the second press", () => {
    const walk = payingFromNewYork({ ...taxed, failed_reason: "invalid_tax_location" });
    expect(walk.asked).toEqual(["configure"]);
    expect(walk.entry).toMatchObject({
      activity: { doing: "review" },
      price: { taxCalculationStatus: "miss-match", totalAmountInMicros: taxed.total_amount_in_micros },
    });
    walk.tell({ on: "wallet", method: "apple_pay", email: "ada@example.org" });
    walk.tell({ on: "submitted", token: { id: "ctoken_2", address: newYork } });
    expect(walk.asked).toEqual(["complete"]);
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
    expect(walk.tell({ on: "pay" }).effects).toMatchObject([{ do: "submit", withToken: true }]);
    expect(walk.tell({ on: "submitted", token: { id: "ctoken_2", address: newYork } }).asked).toEqual(["complete"]);
    // A card is confirmed by its fields: the token was for the address alone.
    expect(walk.tell({ on: "completed", clientSecret: "pi_1_secret_2" }).effects).toMatchObject([
      { do: "confirm", tokenId: null },
    ]);
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

  test("set-up mistakes of the developer have pages of their own, and can be tried again once they are mended", () => {
    const walk = new Walk().started(true).tell({ on: "failed", problem: problem("tax-not-active", null) });
    expect(walk.state).toMatchObject({ step: "error", problem: { kind: "tax-not-active" } });
    expect(walk.tell({ on: "try-again" }).state.step).toBe("payment-entry-loading");
  });
});
