import { describe, expect, test } from "vitest";
import { customerAnswer } from "./customer-answer.ts";
import type { EntitlementPeriod } from "./entitlement-period.ts";

const at = (text: string) => new Date(`2026-${text}T10:00:00Z`);
const ada = { id: "1", appUserId: "ada", firstSeenAt: at("01-01"), lastSeenAt: at("01-01") };
const grants = [
  { productId: "monthly", entitlement: "pro" },
  { productId: "yearly", entitlement: "pro" },
  { productId: "lifetime", entitlement: "pro" },
];

const nothingHappened = {
  id: "s",
  startedAt: at("01-01"),
  isAccelerated: false,
  paymentMethodId: "pm_1",
  nextProductId: "monthly",
  unsubscribedAt: null,
  billingIssueAt: null,
  graceEndsAt: null,
  refundedAt: null,
  endedAt: null,
};

const monthly = (more: Partial<EntitlementPeriod> = {}): EntitlementPeriod => ({
  id: "t1",
  product: "monthly",
  productId: "monthly",
  isSandbox: true,
  store: "rc_billing",
  periodType: "normal",
  purchasedAt: at("02-01"),
  startsAt: at("02-01"),
  endsAt: at("03-01"),
  refundedAt: null,
  subscription: nothingHappened,
  app: { identifier: "web", project: "atelier" },
  entitlement: null,
  ...more,
});

const here = { now: at("02-10"), address: "https://pay.example" };
const info = (...holdings: EntitlementPeriod[]) => customerAnswer(ada, holdings, grants, here).subscriber;

describe("how the states of a subscription show", () => {
  test("running: until the period's end", () => {
    expect(info(monthly()).subscriptions.monthly).toMatchObject({
      expires_date: "2026-03-01T10:00:00Z",
      unsubscribe_detected_at: null,
      billing_issues_detected_at: null,
      refunded_at: null,
      original_purchase_date: "2026-01-01T10:00:00Z",
    });
  });

  test("cancelled: the same end, and since when", () => {
    const subscription = { ...nothingHappened, unsubscribedAt: at("02-05") };
    expect(info(monthly({ subscription })).subscriptions.monthly).toMatchObject({
      expires_date: "2026-03-01T10:00:00Z",
      unsubscribe_detected_at: "2026-02-05T10:00:00Z",
    });
  });

  test("in grace: the end moves to the end of the grace, since clients look at nothing else", () => {
    const subscription = { ...nothingHappened, billingIssueAt: at("03-01"), graceEndsAt: at("03-07") };
    const inGrace = { ...here, now: at("03-02") };
    const { entitlements, subscriptions } = customerAnswer(
      ada,
      [monthly({ subscription })],
      grants,
      inGrace,
    ).subscriber;
    expect(subscriptions.monthly).toMatchObject({
      expires_date: "2026-03-07T10:00:00Z",
      unsubscribe_detected_at: null,
    });
    expect(entitlements.pro).toMatchObject({
      expires_date: "2026-03-07T10:00:00Z",
      grace_period_expires_date: "2026-03-07T10:00:00Z",
    });
  });

  test.each([
    ["an hour before its end", "02-28", {}, "2026-03-01T10:00:00Z"],
    ["due, and nobody knows yet whether it is paid", "03-01", {}, "2026-03-02T10:00:00Z"],
    ["not paid, without a grace period", "03-02", { billingIssueAt: at("03-01") }, "2026-03-02T10:00:00Z"],
    [
      "not paid, with a grace period that is over",
      "03-09",
      { billingIssueAt: at("03-01"), graceEndsAt: at("03-07") },
      "2026-03-07T10:00:00Z",
    ],
    ["cancelled before its end", "03-01", { unsubscribedAt: at("02-20") }, "2026-03-01T10:00:00Z"],
    ["cancelled while it is tried", "03-02", { unsubscribedAt: at("03-01") }, "2026-03-02T10:00:00Z"],
    ["without anything to pay with", "03-01", { paymentMethodId: null }, "2026-03-01T10:00:00Z"],
    ["of a sandbox in a hurry, and due", "03-01", { isAccelerated: true }, "2026-03-01T10:03:00Z"],
  ])("%s", (_how, now, happened, expires) => {
    const holding = monthly({ subscription: { ...nothingHappened, ...happened } });
    const { entitlements, subscriptions } = customerAnswer(ada, [holding], grants, {
      ...here,
      now: at(now),
    }).subscriber;
    expect([entitlements.pro?.expires_date, subscriptions.monthly?.expires_date]).toEqual([expires, expires]);
  });

  test("refunded: it ended then", () => {
    const subscription = { ...nothingHappened, refundedAt: at("02-03") };
    expect(info(monthly({ subscription })).subscriptions.monthly).toMatchObject({
      expires_date: "2026-02-03T10:00:00Z",
      refunded_at: "2026-02-03T10:00:00Z",
      unsubscribe_detected_at: "2026-02-03T10:00:00Z",
    });
  });
});

describe("entitlements", () => {
  test("of two products that open the same, the one that lasts longer speaks", () => {
    const yearly = monthly({ id: "t2", product: "yearly", productId: "yearly", endsAt: at("12-01") });
    expect(info(monthly(), yearly).entitlements.pro?.product_identifier).toBe("yearly");
    expect(info(yearly, monthly()).entitlements.pro?.product_identifier).toBe("yearly");
  });

  test("what is for good outlasts everything; refunded, it is gone", () => {
    const lifetime = monthly({
      id: "t3",
      product: "lifetime",
      productId: "lifetime",
      endsAt: null,
      subscription: null,
    });
    expect(info(lifetime, monthly()).entitlements.pro).toMatchObject({
      product_identifier: "lifetime",
      expires_date: null,
    });
    const refunded = { ...lifetime, refundedAt: at("02-03") };
    expect(info(refunded).entitlements).toEqual({});
    expect(info(refunded).non_subscriptions).toEqual({});
  });

  test("only ever name products that are in the same answer", () => {
    const { entitlements, subscriptions } = info(
      monthly(),
      monthly({ id: "t0", startsAt: at("01-01"), endsAt: at("02-01") }),
    );
    for (const it of Object.values(entitlements)) expect(subscriptions).toHaveProperty(it.product_identifier);
  });
});
