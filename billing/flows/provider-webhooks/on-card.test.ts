import { expect, test } from "vitest";
import { firstOf } from "../../rules/defined.ts";
import { type ProviderEvent, testBilling } from "../../testing/test-billing.ts";

/** The provider's word about a saved card. */
const cardEvent = (type: string, id: string) =>
  JSON.stringify({ id: `evt_${type}`, object: "event", type, created: 1, livemode: false, data: { object: { id } } });

async function withCard() {
  const service = await testBilling();
  await service.ada.buys("atelier_monthly");
  const saved = firstOf(
    await service.rows<{ id: string }>("select payment_method_id as id from billing.subscriptions"),
    "saved",
  );
  return { ...service, service, cardId: saved.id };
}

test("a card that its bank has replaced is tried again at once, where a payment failed", async () => {
  const { ada, rows, setClock, billing, signedWebhook, runJobs, cardId } = await withCard();
  await rows("update gateway.issued_cards set card = 'insufficient_funds'");
  setClock("2026-02-28T10:00:00Z");
  await billing.tick();
  setClock("2026-03-01T12:00:00Z");
  await billing.tick();
  expect(await ada.has("pro")).toBe(false);
  await rows("update gateway.issued_cards set card = 'visa'");
  await billing.fetch(signedWebhook(cardEvent("payment_method.automatically_updated", cardId)));
  await runJobs();
  await billing.tick();
  expect(await ada.has("pro")).toBe(true);
});

test("a card that was taken away is not shown any more", async () => {
  const { rows, billing, signedWebhook, runJobs, cardId } = await withCard();
  await billing.fetch(signedWebhook(cardEvent("payment_method.detached", cardId)));
  await runJobs();
  expect(await rows("select card_last4, card_brand from billing.subscriptions")).toEqual([
    { card_last4: null, card_brand: null },
  ]);
});

test("provider events that could not be handled are retried by the sweep", async () => {
  const { rows, billing, signedWebhook, runJobs, connection, callProviderApi, providerEvents, setClock, ada } =
    await withCard();
  const payment = firstOf(await rows<{ intent_id: string }>("select intent_id from billing.payments"), "payment");
  await callProviderApi("/v1/refunds", { payment_intent: payment.intent_id });
  const event = (await providerEvents()).find((it: ProviderEvent) => it.type === "charge.refunded");
  connection.cut(/^GET \/v1\/refunds$/, "before", 3);
  await billing.fetch(signedWebhook(JSON.stringify(event)));
  await runJobs().catch(() => undefined);
  expect(await ada.has("pro")).toBe(true);
  setClock("2026-01-31T11:30:00Z");
  await billing.tick();
  expect(await ada.has("pro")).toBe(false);
});
