import { describe, expect, test } from "vitest";
import { pricePhases } from "../checkout/price-phases.ts";
import { viewOfOneTimePurchase, viewOfSubscription } from "../testing/sample-views.ts";
import { applePayRequest } from "./apple-pay-request.ts";

describe("Apple Pay", () => {
  const request = (
    shop: ReturnType<typeof viewOfSubscription>,
    now: Date,
    managementUrl: string | null = "https://pay.example/m",
  ) =>
    applePayRequest({
      title: shop.product.title,
      terms: pricePhases(shop.product.defaultPurchaseOption, now),
      managementUrl,
      freeTrialLabel: "Free trial",
    });

  test("a subscription asks for money again and again", () => {
    expect(request(viewOfSubscription(), new Date("2026-01-31T10:00:00Z"))).toEqual({
      recurringPaymentRequest: {
        paymentDescription: "Atelier monthly",
        managementURL: "https://pay.example/m",
        regularBilling: {
          label: "Atelier monthly",
          amount: 999,
          recurringPaymentIntervalUnit: "month",
          recurringPaymentIntervalCount: 1,
        },
      },
    });
  });
  test.each([
    ["P1M", "2026-01-31T10:00:00Z", "2026-02-28T10:00:00Z"],
    ["P1M", "2028-01-31T10:00:00Z", "2028-02-29T10:00:00Z"],
    ["P1Y", "2028-02-29T10:00:00Z", "2029-02-28T10:00:00Z"],
    ["P4Y", "2028-02-29T10:00:00Z", "2032-02-29T10:00:00Z"],
    ["P2W", "2026-02-20T10:00:00Z", "2026-03-06T10:00:00Z"],
    ["P3D", "2026-12-30T10:00:00Z", "2027-01-02T10:00:00Z"],
  ])("a trial of %s from %s begins the payments at %s", (trial, from, start) => {
    expect(request(viewOfSubscription({ trial }), new Date(from))).toMatchObject({
      recurringPaymentRequest: {
        trialBilling: { label: "Free trial", amount: 0 },
        regularBilling: { recurringPaymentStartDate: new Date(start) },
      },
    });
  });
  test.each<[string, Parameters<typeof viewOfSubscription>[0], string]>([
    ["a trial of two weeks, one after the other", { trial: "P1W", trialCycles: 2 }, "2026-01-15T10:00:00Z"],
    ["three months at an introductory price", { intro: ["P1M", 3] }, "2026-04-01T10:00:00Z"],
    ["both, one after the other", { trial: "P1W", intro: ["P1M", 3] }, "2026-04-08T10:00:00Z"],
  ])("the full price begins when the screen says it does, after %s", (_, change, start) => {
    expect(request(viewOfSubscription(change), new Date("2026-01-01T10:00:00Z"))).toMatchObject({
      recurringPaymentRequest: { regularBilling: { recurringPaymentStartDate: new Date(start) } },
    });
  });
  test("weeks become days", () => {
    expect(request(viewOfSubscription({ period: "P2W" }), new Date())).toMatchObject({
      recurringPaymentRequest: {
        regularBilling: { recurringPaymentIntervalUnit: "day", recurringPaymentIntervalCount: 14 },
      },
    });
  });
  test("what is bought once asks for nothing more, nor what cannot be managed", () => {
    expect(request(viewOfOneTimePurchase(), new Date())).toBeNull();
    expect(request(viewOfSubscription(), new Date(), null)).toBeNull();
  });
});
