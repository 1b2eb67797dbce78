import { describe, expect, test } from "vitest";
import { firstOf } from "../../rules/defined.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { type TestCustomer, visa } from "../../testing/test-customer.ts";
import { at, events, tries } from "./testing/failing-renewals.ts";

const asksEachTimeCard = "4000002760003184";

const subscription = async (ada: TestCustomer, product = "atelier_monthly") =>
  (await ada.info()).subscriptions[product];

const cancel = ({ post, keys }: TestBilling, product: string) =>
  post(`/v1/subscribers/ada/subscriptions/${product}/cancel`, {}, keys.secret);

describe("a bank that requires authentication", () => {
  /** The owner answers the bank's question about a payment. */
  async function agrees({ rows, callProviderApi }: TestBilling) {
    const [open] = await rows<{ id: string }>("select id from gateway.challenges where state = 'open'");
    await callProviderApi(`/acs/${open?.id}/complete`, {});
  }
  async function buysWithCareful(service: TestBilling, product: string) {
    const checkout = await service.ada.startsCheckout(product);
    await checkout.pays(asksEachTimeCard);
    await agrees(service);
    await checkout.status();
  }
  /** What the portal does: the same intent once more, with the saved card. */
  async function confirmsInPerson(service: TestBilling) {
    const open = firstOf(
      await service.rows<{ intent: string; card: string; secret: string }>(
        `select p.intent_id as intent, s.payment_method_id as card, i.body->>'client_secret' as secret
      from billing.payments p join billing.subscriptions s on s.id = p.subscription_id
      join gateway.payment_intents i on i.id = p.intent_id where p.state = 'pending'`,
      ),
      "open",
    );
    const { intent, card } = open;
    await service.callProviderApi(`/v1/payment_intents/${intent}/confirm`, {
      payment_method: card,
      return_url: "https://billing.example",
    });
    await agrees(service);
  }

  test("finds the payment waiting for them, while the subscription is in grace", async () => {
    const service = await testBilling();
    await buysWithCareful(service, "salon");
    await at(service, "2026-02-28T10:00:00Z");
    expect(await tries(service)).toEqual([{ attempt: 1, state: "pending", failure_code: null }]);
    expect(await subscription(service.ada, "salon")).toMatchObject({ expires_date: "2026-03-06T10:00:00Z" });
    await at(service, "2026-02-28T10:20:00Z");
    expect((await tries(service)).length).toBe(1);
    expect(
      await service.rows(
        "select type, email from billing.emails where type in ('payment_failed', 'authentication_needed')",
      ),
    ).toEqual([{ type: "authentication_needed", email: service.ada.email }]);
  });

  test("asks for them at once where the answer is lost and the provider keeps refusing it", async () => {
    const service = await testBilling();
    await buysWithCareful(service, "salon");
    service.gateway.faults.add({ call: /^POST \/v1\/payment_intents$/, kind: "error after", times: 1 });
    await at(service, "2026-02-28T10:00:00Z");
    await service.deliverProviderWebhooks();
    expect(await service.rows("select type from billing.emails where type = 'authentication_needed'")).toHaveLength(1);
    await confirmsInPerson(service);
    await service.deliverProviderWebhooks();
    expect(await tries(service)).toEqual([{ attempt: 1, state: "succeeded", failure_code: null }]);
    service.loggedErrors.length = 0;
  });

  test("is answered by confirming the same intent: the webhook brings the renewal", async () => {
    const service = await testBilling();
    await buysWithCareful(service, "salon");
    await at(service, "2026-02-28T10:00:00Z");
    service.setClock("2026-02-28T20:00:00Z");
    await confirmsInPerson(service);
    await service.deliverProviderWebhooks();
    expect(await subscription(service.ada, "salon")).toMatchObject({
      expires_date: "2026-03-31T10:00:00Z",
      billing_issues_detected_at: null,
    });
    expect(await tries(service)).toEqual([{ attempt: 1, state: "succeeded", failure_code: null }]);
  });

  test("is found out without a webhook too, and after the end of access a new cycle begins", async () => {
    const service = await testBilling();
    await buysWithCareful(service, "atelier_monthly");
    await at(service, "2026-02-28T10:00:00Z");
    service.setClock("2026-03-01T20:00:00Z");
    expect(await service.ada.has("pro")).toBe(false);
    await confirmsInPerson(service);
    await service.billing.tick();
    expect((await subscription(service.ada))?.expires_date).toBe("2026-04-01T20:00:00Z");
  });

  test("is asked anew by the next try, which takes the old question back first", async () => {
    const service = await testBilling();
    await buysWithCareful(service, "salon");
    await at(service, "2026-02-28T10:00:00Z", "2026-03-01T10:00:00Z");
    expect(await tries(service)).toEqual([
      { attempt: 1, state: "failed", failure_code: "authentication_required" },
      { attempt: 2, state: "pending", failure_code: null },
    ]);
    expect(
      await service.rows("select count(*)::int from gateway.payment_intents where body->>'status' = 'canceled'"),
    ).toEqual([{ count: 1 }]);
    expect((await events(service)).filter((it) => it === "BILLING_ISSUE").length).toBe(1);
  });

  test("who confirms in the moment the next try comes has paid once", async () => {
    const service = await testBilling();
    await buysWithCareful(service, "salon");
    await at(service, "2026-02-28T10:00:00Z");
    service.setClock("2026-03-01T10:00:00Z");
    await confirmsInPerson(service);
    await service.billing.tick();
    await service.deliverProviderWebhooks();
    expect(await tries(service)).toEqual([{ attempt: 1, state: "succeeded", failure_code: null }]);
    expect((await subscription(service.ada, "salon"))?.expires_date).toBe("2026-03-31T10:00:00Z");
  });

  test("who cancels instead cannot pay by mistake any more", async () => {
    const service = await testBilling();
    await buysWithCareful(service, "salon");
    await at(service, "2026-02-28T10:00:00Z");
    await cancel(service, "salon");
    await at(service, "2026-02-28T10:05:00Z", "2026-03-06T10:00:00Z");
    expect(await tries(service)).toEqual([{ attempt: 1, state: "failed", failure_code: "authentication_required" }]);
    expect((await events(service)).at(-1)).toBe("EXPIRATION UNSUBSCRIBE");
  });

  test("who has bought anew and confirms the old payment after all gets it back", async () => {
    const service = await testBilling();
    await buysWithCareful(service, "atelier_monthly");
    await at(service, "2026-02-28T10:00:00Z", "2026-03-01T10:00:00Z");
    await service.ada.buys("atelier_monthly", visa);
    await confirmsInPerson(service);
    await service.deliverProviderWebhooks();
    await service.runJobs();
    expect(await service.rows("select reason, state, amount_micros from billing.refunds")).toEqual([
      { reason: "late", state: "succeeded", amount_micros: "4000000" },
    ]);
    expect((await subscription(service.ada))?.expires_date).toBe("2026-04-01T10:00:00Z");
  });
});
