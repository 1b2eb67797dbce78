import { describe, expect, test } from "vitest";
import { MachineDriver } from "../../testing/machine-driver.ts";
import { canPay } from "./payment-entry-checks.ts";
import type { TaxStatus } from "./price-breakdown.ts";
import type { Form, PaymentEntry } from "./state.ts";

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
    ...new MachineDriver().started().entry,
    form: { ...ready, ...form },
    activity,
    price: priceOf(taxCalculationStatus),
  });
  const priceOf = (taxCalculationStatus: TaxStatus) => ({
    ...new MachineDriver().started().entry.price,
    taxCalculationStatus,
  });
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
    const driver = new MachineDriver().started().filled().send({ on: "pay" });
    expect(driver.asked).toEqual(["submit"]);
    expect(driver.send({ on: "pay" }).asked).toEqual([]);
  });
});
