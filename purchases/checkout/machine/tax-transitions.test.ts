import { describe, expect, test } from "vitest";
import { boston, MachineDriver, newYork, untaxed } from "../../testing/machine-driver.ts";
import { taxed } from "../../testing/recorded-answers.ts";
import type { TaxStatus } from "./price-breakdown.ts";
import { problem } from "./purchase-problem.ts";

describe("taxes", () => {
  const calculated = () => new MachineDriver().started(true).send({ on: "taxed", answer: untaxed, address: null });

  test.each([
    [true, "unavailable", "loading"],
    [false, "disabled", "disabled"],
  ] as const)("collected: %s, begins as disabled, becomes %s and then %s", (isTaxCollected, known, entered) => {
    const driver = new MachineDriver();
    const status = () => "price" in driver.state && driver.state.price.taxCalculationStatus;
    expect(status()).toBe("disabled");
    driver.send({ on: "branded", isTaxCollected });
    expect(status()).toBe(known);
    driver.started(isTaxCollected);
    expect(status()).toBe(entered);
  });

  test("the first calculation has no address", () => {
    const driver = new MachineDriver().started(true);
    expect(driver.effects).toMatchObject([{ do: "load-form" }, { do: "calculate-taxes", address: null }]);
  });

  test.each<[string, Parameters<MachineDriver["send"]>[0], TaxStatus]>([
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
    expect(new MachineDriver().started(true).send(event).entry.price.taxCalculationStatus).toBe(status);
  });

  test("an amount of tax is known only where the calculation succeeded", () => {
    const priced = (answer: typeof taxed) =>
      new MachineDriver().started(true).send({ on: "taxed", answer, address: null }).entry;
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
    const driver = isTaxCollected ? calculated() : new MachineDriver().started();
    for (const field of ["express", "email", "payment"] as const) driver.send({ on: "field-ready", field });
    expect(driver.send({ on: "payment", ...payment }).asked).toEqual([]);
    expect(driver.send({ on: "email", email: "ada@example.org" }).asked).toEqual(asked);
  });

  /** The customer pays by a wallet that names New York, and `answer` is the tax there. */
  const payingFromNewYork = (answer: typeof taxed) => {
    const driver = calculated();
    for (const field of ["express", "email", "payment"] as const) driver.send({ on: "field-ready", field });
    driver.send({ on: "wallet", method: "apple_pay", email: "ada@example.org" });
    driver.send({ on: "submitted", token: { id: "ctoken_1", address: newYork } });
    return driver.send({ on: "taxed", answer, address: newYork });
  };

  test("a total that stays the same while paying is paid", () => {
    expect(payingFromNewYork(untaxed).effects).toMatchObject([
      { do: "configure" },
      { do: "complete", email: "ada@example.org" },
    ]);
  });

  test("a total that changes while paying because the address is unknown is reviewed, and paid by the second press", () => {
    const driver = payingFromNewYork({ ...taxed, failed_reason: "invalid_tax_location" });
    expect(driver.asked).toEqual(["configure"]);
    expect(driver.entry).toMatchObject({
      activity: { doing: "review" },
      price: { taxCalculationStatus: "miss-match", totalAmountInMicros: taxed.total_amount_in_micros },
    });
    driver.send({ on: "wallet", method: "apple_pay", email: "ada@example.org" });
    driver.send({ on: "submitted", token: { id: "ctoken_2", address: newYork } });
    expect(driver.asked).toEqual(["complete"]);
  });

  test("an address that is not known is no open question once it was given", () => {
    const answer = { ...taxed, failed_reason: "invalid_tax_location" as const };
    const driver = calculated()
      .filled()
      .send({ on: "submitted", token: { id: "ctoken_1", address: newYork } });
    expect(driver.send({ on: "taxed", answer, address: newYork }).entry.price.taxCalculationStatus).toBe("disabled");
  });

  test("a country that is taxed by its postal code waits for one", () => {
    const answer = { ...taxed, failed_reason: "invalid_tax_location" as const };
    const address = { countryCode: "US", postalCode: null };
    const driver = calculated()
      .filled()
      .send({ on: "submitted", token: { id: "ctoken_1", address } });
    expect(driver.send({ on: "taxed", answer, address }).entry.price.taxCalculationStatus).toBe("pending");
  });

  test("an unknown address is shown, and another one is calculated", () => {
    const answer = { ...untaxed, failed_reason: "invalid_tax_location" as const };
    const driver = calculated()
      .filled()
      .send({ on: "submitted", token: { id: "ctoken_1", address: newYork } });
    driver.send({ on: "taxed", answer, address: newYork });
    expect(driver.entry.activity).toEqual({ doing: "filling", notice: { about: "address" } });
    driver.send({ on: "payment", isComplete: true, method: "card" });
    driver.send({ on: "submitted", token: { id: "ctoken_2", address: boston } });
    expect(driver.effects).toMatchObject([{ do: "calculate-taxes", address: boston }]);
    driver.send({ on: "taxed", answer: taxed, address: boston });
    expect(driver.entry.activity).toEqual({ doing: "filling", notice: null });
    expect(driver.entry.price.taxCalculationStatus).toBe("calculated");
  });

  test("an unknown address does not prevent the payment", () => {
    const answer = { ...untaxed, failed_reason: "invalid_tax_location" as const };
    const driver = calculated()
      .filled()
      .send({ on: "submitted", token: { id: "ctoken_1", address: newYork } });
    driver.send({ on: "taxed", answer, address: newYork }).send({ on: "pay" });
    driver.send({ on: "submitted", token: { id: "ctoken_2", address: newYork } });
    expect(driver.asked).toEqual(["complete"]);
  });

  test("another card during the review starts another calculation", () => {
    const driver = calculated();
    for (const field of ["express", "email", "payment"] as const) driver.send({ on: "field-ready", field });
    driver.send({ on: "wallet", method: "apple_pay", email: "ada@example.org" });
    driver.send({ on: "submitted", token: { id: "ctoken_1", address: newYork } });
    driver.send({ on: "taxed", answer: taxed, address: newYork }).filled();
    driver.send({ on: "submitted", token: { id: "ctoken_2", address: boston } });
    expect(driver.entry).toMatchObject({ activity: { doing: "filling" }, price: { taxCalculationStatus: "loading" } });
  });

  test("a complete card is priced again, and a price known for its address is not", () => {
    const driver = calculated().filled();
    expect(driver.effects).toMatchObject([{ do: "submit", withToken: true }]);
    driver.send({ on: "submitted", token: { id: "ctoken_1", address: newYork } });
    expect(driver.effects).toMatchObject([{ do: "calculate-taxes", address: newYork }]);
    expect(driver.entry.price.taxCalculationStatus).toBe("loading");
    expect(driver.send({ on: "taxed", answer: taxed, address: newYork }).asked).toEqual(["configure"]);
    expect(driver.entry.price).toMatchObject({ totalAmountInMicros: 10_790_000, taxCalculationStatus: "calculated" });
    expect(driver.send({ on: "pay" }).effects).toMatchObject([{ do: "submit", withToken: true }]);
    expect(driver.send({ on: "submitted", token: { id: "ctoken_2", address: newYork } }).asked).toEqual(["complete"]);
    // A card is confirmed by its fields: the token was for the address alone.
    expect(driver.send({ on: "completed", clientSecret: "pi_1_secret_2" }).effects).toMatchObject([
      { do: "confirm", tokenId: null },
    ]);
  });

  test("a total that changes while paying is reviewed, and nothing is completed", () => {
    const driver = calculated();
    for (const field of ["express", "email", "payment"] as const) driver.send({ on: "field-ready", field });
    driver.send({ on: "wallet", method: "apple_pay", email: "ada@example.org" });
    driver.send({ on: "submitted", token: { id: "ctoken_1", address: newYork } });
    expect(driver.asked).toEqual(["calculate-taxes"]);
    driver.send({ on: "taxed", answer: taxed, address: newYork });
    expect(driver.entry).toMatchObject({
      activity: { doing: "review" },
      price: { taxCalculationStatus: "miss-match" },
    });
    expect(driver.asked).toEqual(["configure"]);
    driver.send({ on: "wallet", method: "apple_pay", email: "ada@example.org" });
    driver.send({ on: "submitted", token: { id: "ctoken_2", address: newYork } });
    expect(driver.asked).toEqual(["complete"]);
    driver.send({ on: "completed", clientSecret: "pi_1_secret_2" });
    expect(driver.effects).toMatchObject([{ do: "confirm", tokenId: "ctoken_2" }]);
  });

  test("set-up mistakes of the developer have pages of their own, and can be tried again once they are mended", () => {
    const driver = new MachineDriver().started(true).send({ on: "failed", problem: problem("tax-not-active", null) });
    expect(driver.state).toMatchObject({ step: "error", problem: { kind: "tax-not-active" } });
    expect(driver.send({ on: "try-again" }).state.step).toBe("payment-entry-loading");
  });
});
