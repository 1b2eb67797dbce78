import { describe, expect, test } from "vitest";
import { testBilling } from "../../testing/test-billing.ts";
import { type TestCustomer, visa } from "../../testing/test-customer.ts";
import { at, declines, events, tries } from "./testing/failing-renewals.ts";

const subscription = async (ada: TestCustomer, product = "atelier_monthly") =>
  (await ada.info()).subscriptions[product];

describe("a renewal that fails without grace", () => {
  test("ends access after a day, and tells so once however often it is tried", async () => {
    const service = await testBilling();
    const { ada } = service;
    await ada.buys("atelier_monthly");
    await declines(service, 3);
    await at(service, "2026-02-28T10:00:00Z", "2026-03-01T09:59:59Z");
    expect(await ada.has("pro")).toBe(true);
    expect((await events(service)).at(-1)).toBe("CANCELLATION BILLING_ERROR");
    await at(service, "2026-03-01T10:00:00Z", "2026-03-03T10:00:00Z");
    expect(await ada.has("pro")).toBe(false);
    expect(await subscription(ada)).toMatchObject({
      expires_date: "2026-03-01T10:00:00Z",
      billing_issues_detected_at: "2026-02-28T10:00:00Z",
      grace_period_expires_date: null,
      unsubscribe_detected_at: null,
    });
    expect((await tries(service)).map((it) => it.attempt)).toEqual([1, 2, 3]);
    expect(await events(service)).toEqual([
      "INITIAL_PURCHASE",
      "INVOICE_ISSUANCE",
      "BILLING_ISSUE",
      "CANCELLATION BILLING_ERROR",
      "EXPIRATION BILLING_ERROR",
    ]);
  });

  test("paid later begins a new cycle with the payment, and nothing is left of the trouble", async () => {
    const service = await testBilling();
    const { ada } = service;
    await ada.buys("atelier_monthly");
    await declines(service, 2);
    await at(service, "2026-02-28T10:00:00Z", "2026-03-01T10:00:00Z", "2026-03-03T10:00:00Z");
    expect(await subscription(ada)).toMatchObject({
      expires_date: "2026-04-03T10:00:00Z",
      billing_issues_detected_at: null,
      period_type: "normal",
    });
    await at(service, "2026-04-03T10:00:00Z");
    expect((await subscription(ada))?.expires_date).toBe("2026-05-03T10:00:00Z");
    expect((await events(service)).slice(-4)).toEqual([
      "EXPIRATION BILLING_ERROR",
      "RENEWAL",
      "INVOICE_ISSUANCE",
      "RENEWAL",
    ]);
  });

  test("leaves room to buy anew, and the old one is not tried any more", async () => {
    const service = await testBilling();
    const { ada, rows } = service;
    await ada.buys("atelier_monthly");
    await declines(service, 2);
    await at(service, "2026-02-28T10:00:00Z", "2026-03-01T10:00:00Z");
    await ada.buys("atelier_monthly", visa);
    expect(await ada.has("pro")).toBe(true);
    await at(service, "2026-03-03T10:00:00Z");
    expect(await rows("select count(*)::int from billing.payments")).toEqual([{ count: 4 }]);
    expect((await subscription(ada))?.expires_date).toBe("2026-04-01T10:00:00Z");
  });
});

test("a card that was taken away is not tried again", async () => {
  const service = await testBilling();
  const { ada, rows, callProviderApi } = service;
  await ada.buys("atelier_monthly");
  const [{ id } = { id: "" }] = await rows<{ id: string }>("select payment_method_id as id from billing.subscriptions");
  await callProviderApi(`/v1/payment_methods/${id}/detach`, {});
  await at(service, "2026-02-28T10:00:00Z", "2026-03-01T10:00:00Z", "2026-03-10T10:00:00Z");
  expect((await tries(service)).length).toBe(1);
  expect(await rows("select renews_at, ended_at from billing.subscriptions")).toEqual([
    { renews_at: null, ended_at: null },
  ]);
});
