import { expect, test } from "vitest";
import { type ToldByProvider, testBilling } from "./testing.ts";

/** The provider's word about a saved card. */
const cardEvent = (type: string, id: string) =>
  JSON.stringify({ id: `evt_${type}`, object: "event", type, created: 1, livemode: false, data: { object: { id } } });

async function withCard() {
  const house = await testBilling();
  await house.ada.buys("atelier_monthly");
  const [saved] = await house.rows<{ id: string }>("select payment_method_id as id from billing.subscriptions");
  return { ...house, house, cardId: saved!.id };
}

test("a card that its bank has replaced is tried again at once, where a payment failed", async () => {
  const { ada, rows, travelTo, billing, tells, works, cardId } = await withCard();
  await rows("update gateway.issued_cards set card = 'insufficient_funds'");
  travelTo("2026-02-28T10:00:00Z");
  await billing.tick();
  travelTo("2026-03-01T12:00:00Z");
  await billing.tick();
  expect(await ada.has("pro")).toBe(false);
  await rows("update gateway.issued_cards set card = 'visa'");
  await billing.fetch(tells(cardEvent("payment_method.automatically_updated", cardId)));
  await works();
  await billing.tick();
  expect(await ada.has("pro")).toBe(true);
});

test("a card that was taken away is not shown any more", async () => {
  const { rows, billing, tells, works, cardId } = await withCard();
  await billing.fetch(tells(cardEvent("payment_method.detached", cardId)));
  await works();
  expect(await rows("select card_last4, card_brand from billing.subscriptions")).toEqual([
    { card_last4: null, card_brand: null },
  ]);
});

test("what the provider told while it could not be asked is heard again by the janitor", async () => {
  const { rows, billing, tells, works, wire, atProvider, providerEvents, travelTo, ada } = await withCard();
  const [payment] = await rows<{ intent_id: string }>("select intent_id from billing.payments");
  await atProvider("/v1/refunds", { payment_intent: payment!.intent_id });
  const event = (await providerEvents()).find((it: ToldByProvider) => it.type === "charge.refunded");
  wire.cut(/^GET \/v1\/refunds$/, "before", 3);
  await billing.fetch(tells(JSON.stringify(event)));
  await works().catch(() => undefined);
  expect(await ada.has("pro")).toBe(true);
  travelTo("2026-01-31T11:30:00Z");
  await billing.tick();
  expect(await ada.has("pro")).toBe(false);
});
