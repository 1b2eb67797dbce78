import { describe, expect, test } from "vitest";
import { slowTest } from "../../../vitest/slow-test.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { failsLaterCard, type TestCustomer } from "../../testing/test-customer.ts";
import { at, declines, events, tries } from "./testing/failing-renewals.ts";

const subscription = async (ada: TestCustomer, product = "atelier_monthly") =>
  (await ada.info()).subscriptions[product];

const cancel = ({ post, keys }: TestBilling, product: string) =>
  post(`/v1/subscribers/ada/subscriptions/${product}/cancel`, {}, keys.secret);

const resume = ({ post, keys }: TestBilling, product: string) =>
  post(`/v1/subscribers/ada/subscriptions/${product}/resume`, {}, keys.secret);

describe("a renewal that fails with grace", () => {
  test("keeps access until the grace is over, and then tells that it ended", async () => {
    const service = await testBilling();
    const { ada } = service;
    await ada.buys("salon");
    await declines(service, 100);
    await at(service, "2026-02-28T10:00:00Z");
    expect(await ada.has("pro")).toBe(true);
    expect(await subscription(ada, "salon")).toMatchObject({
      expires_date: "2026-03-06T10:00:00Z",
      grace_period_expires_date: "2026-03-06T10:00:00Z",
      billing_issues_detected_at: "2026-02-28T10:00:00Z",
    });
    expect((await events(service)).slice(1)).toEqual([
      "INVOICE_ISSUANCE",
      "BILLING_ISSUE",
      "CANCELLATION BILLING_ERROR",
    ]);
    await at(service, "2026-03-06T10:00:00Z", "2026-03-07T10:00:00Z");
    expect(await ada.has("pro")).toBe(false);
    expect(await subscription(ada, "salon")).toMatchObject({
      expires_date: "2026-03-06T10:00:00Z",
      grace_period_expires_date: null,
    });
    expect((await events(service)).filter((it) => it.startsWith("EXPIRATION"))).toEqual(["EXPIRATION BILLING_ERROR"]);
  });

  slowTest("counts it from the try, also where the provider answers a day later", async () => {
    const service = await testBilling();
    await service.ada.buys("salon");
    service.gateway.faults.add({ call: /^POST \/v1\/payment_intents$/, kind: "closed before", times: 3 });
    await declines(service, 100);
    await at(service, "2026-02-28T10:00:00Z", "2026-03-01T10:00:00Z");
    expect(await subscription(service.ada, "salon")).toMatchObject({
      expires_date: "2026-03-06T10:00:00Z",
      billing_issues_detected_at: "2026-02-28T10:00:00Z",
    });
    expect(await service.rows("select renews_at from billing.subscriptions")).toEqual([
      { renews_at: new Date("2026-03-03T10:00:00Z") },
    ]);
    service.loggedErrors.length = 0;
  });

  test("is known from the provider's event where the answer is lost and the provider keeps refusing it", async () => {
    const service = await testBilling();
    const checkout = await service.ada.startsCheckout("studio_trial");
    await checkout.pays(failsLaterCard);
    await checkout.status();
    service.gateway.faults.add({ call: /^POST \/v1\/payment_intents$/, kind: "error after", times: 1 });
    await at(service, "2026-02-07T10:00:00Z");
    await service.deliverProviderWebhooks();
    expect(await tries(service)).toEqual([{ attempt: 1, state: "failed", failure_code: "generic_decline" }]);
    expect(await subscription(service.ada, "studio_trial")).toMatchObject({
      billing_issues_detected_at: "2026-02-07T10:00:00Z",
    });
    service.loggedErrors.length = 0;
  });

  test("paid within it keeps the cycle", async () => {
    const service = await testBilling();
    const { ada } = service;
    await ada.buys("salon");
    await declines(service, 2);
    await at(service, "2026-02-28T10:00:00Z", "2026-03-01T10:00:00Z", "2026-03-03T10:00:00Z");
    expect(await subscription(ada, "salon")).toMatchObject({
      expires_date: "2026-03-31T10:00:00Z",
      billing_issues_detected_at: null,
      grace_period_expires_date: null,
    });
    expect((await events(service)).at(-1)).toBe("RENEWAL");
  });

  slowTest("is not tried any more once the customer has cancelled, and ends with the grace", async () => {
    const service = await testBilling();
    const { ada } = service;
    await ada.buys("salon");
    await declines(service, 1);
    await at(service, "2026-02-28T10:00:00Z");
    expect((await cancel(service, "salon")).status).toBe(200);
    await at(service, "2026-03-01T10:00:00Z", "2026-03-03T10:00:00Z");
    expect(await ada.has("pro")).toBe(true);
    await at(service, "2026-03-06T10:00:00Z");
    expect((await tries(service)).length).toBe(1);
    expect((await events(service)).slice(-2)).toEqual(["CANCELLATION UNSUBSCRIBE", "EXPIRATION UNSUBSCRIBE"]);
  });

  test("cancelled and resumed is tried at once", async () => {
    const service = await testBilling();
    const { ada } = service;
    await ada.buys("salon");
    await declines(service, 1);
    await at(service, "2026-02-28T10:00:00Z");
    await cancel(service, "salon");
    expect((await resume(service, "salon")).status).toBe(200);
    await at(service, "2026-02-28T12:00:00Z");
    expect(await subscription(ada, "salon")).toMatchObject({
      expires_date: "2026-03-31T10:00:00Z",
      unsubscribe_detected_at: null,
    });
  });
});
