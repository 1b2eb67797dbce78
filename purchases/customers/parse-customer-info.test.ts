import type { CustomerAnswer } from "@hemline/protocol";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { defined } from "../../vitest/defined.ts";
import { customer } from "../testing/recorded-answers.ts";
import { parseCustomerInfo } from "./parse-customer-info.ts";

type Subscription = NonNullable<CustomerAnswer["subscriber"]["subscriptions"][string]>;

function withSubscription(change: Partial<Subscription>, expires?: string | null) {
  const answer = structuredClone(customer);
  Object.assign(defined(answer.subscriber.subscriptions.atelier_monthly), change);
  if (expires !== undefined) {
    defined(answer.subscriber.entitlements.pro).expires_date = expires;
    defined(answer.subscriber.subscriptions.atelier_monthly).expires_date = expires;
  }
  return parseCustomerInfo(answer);
}

test("a running subscription", () => {
  const info = parseCustomerInfo(customer);
  expect(info.entitlements.active.pro).toMatchObject({
    isActive: true,
    willRenew: true,
    store: "rc_billing",
    periodType: "normal",
    isSandbox: true,
    latestPurchaseDate: new Date("2026-02-01T10:00:00Z"),
    originalPurchaseDate: new Date("2026-02-01T10:00:00Z"),
    expirationDate: new Date("2026-03-01T10:00:00Z"),
  });
  expect([...info.activeSubscriptions]).toEqual(["atelier_monthly"]);
  expect(info.managementURL).toBe("https://pay.example/manage/u1");
  expect(info.allExpirationDatesByProduct).toEqual({ atelier_monthly: new Date("2026-03-01T10:00:00Z") });
});

test("a subscription without an original purchase date has none", () => {
  const info = withSubscription({ original_purchase_date: null });
  expect(defined(info.subscriptionsByProductIdentifier.atelier_monthly).originalPurchaseDate).toBeNull();
});

test("without the billing service's time, the device's says what is active", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-02-28T10:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const { request_date: _, ...timeless } = customer;
  const info = parseCustomerInfo(timeless as CustomerAnswer);
  expect(info.requestDate).toEqual(new Date("2026-02-28T10:00:00Z"));
  expect(info.entitlements.active).toHaveProperty("pro");
});

test("what was bought once is owned for ever and never renews", () => {
  const info = parseCustomerInfo(customer);
  expect(info.entitlements.active.lookbook).toMatchObject({
    isActive: true,
    willRenew: false,
    expirationDate: null,
    originalPurchaseDate: new Date("2026-01-05T10:00:00Z"),
    latestPurchaseDate: new Date("2026-01-06T10:00:00Z"),
  });
  expect(info.nonSubscriptionTransactions.map((one) => one.storeTransactionId)).toEqual(["txn_1"]);
});

test("what was bought once is owned even where an end is named", () => {
  const answer = structuredClone(customer);
  defined(answer.subscriber.entitlements.lookbook).expires_date = "2026-01-31T10:00:00Z";
  expect(parseCustomerInfo(answer).entitlements.active.lookbook).toMatchObject({
    isActive: true,
    expirationDate: null,
  });
});

describe("willRenew", () => {
  test("of a running subscription, and of what it entitles to", () => {
    const { entitlements, subscriptionsByProductIdentifier } = parseCustomerInfo(customer);
    expect(entitlements.all.pro?.willRenew).toBe(true);
    expect(subscriptionsByProductIdentifier.atelier_monthly?.willRenew).toBe(true);
  });
  test.each<[string, Partial<Subscription>, string | null | undefined]>([
    ["promotional", { store: "promotional" }, undefined],
    ["cancelled", { unsubscribe_detected_at: "2026-02-01T09:00:00Z" }, undefined],
    ["with a billing issue", { billing_issues_detected_at: "2026-02-01T09:00:00Z" }, undefined],
    ["without an end", {}, null],
  ])("not when %s", (_, change, expires) => {
    const { entitlements, subscriptionsByProductIdentifier } = withSubscription(change, expires);
    expect(entitlements.all.pro?.willRenew).toBe(false);
    expect(subscriptionsByProductIdentifier.atelier_monthly?.willRenew).toBe(false);
  });
});

test("an entitlement without an end is active", () => {
  expect(withSubscription({}, null).entitlements.active.pro?.expirationDate).toBeNull();
});

test("what has ended by the service's clock is not active, whatever the customer's clock says", () => {
  const info = withSubscription({}, "2026-02-01T09:59:59Z");
  expect(info.entitlements.all.pro?.isActive).toBe(false);
  expect(info.entitlements.active.pro).toBeUndefined();
  expect(info.activeSubscriptions.size).toBe(0);
});

test("an entitlement whose product was never bought spoils nothing else", () => {
  const answer = structuredClone(customer);
  answer.subscriber.entitlements.odd = {
    ...defined(answer.subscriber.entitlements.pro),
    product_identifier: "nowhere",
  };
  const { all } = parseCustomerInfo(answer).entitlements;
  expect(all.odd).toMatchObject({ isActive: true, willRenew: false, store: "unknown" });
  expect(all.pro?.willRenew).toBe(true);
});
