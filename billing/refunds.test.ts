import { describe, expect, test } from "vitest";
import { mint, purseOf } from "./testing/mint.ts";
import { eventsOf, Seller } from "./testing/seller.ts";
import { type House, testBilling } from "./testing.ts";

const refunds = ({ rows }: House) =>
  rows("select reason, state, amount_micros::int as micros from billing.refunds order by created_at, amount_micros");
/** What the provider has kept of all payments, in its units. */
const kept = async ({ rows }: House) =>
  (
    await rows<{ kept: number }>(
      "select sum((body->>'amount')::int - (body->>'amount_refunded')::int)::int as kept from gateway.charges",
    )
  )[0]!.kept;
const intentOf = async ({ rows }: House) =>
  (await rows<{ intent_id: string }>("select intent_id from billing.payments order by created_at desc limit 1"))[0]!
    .intent_id;

describe("a refund by the seller", () => {
  test("of the latest period ends access at once, tells of it, and sends the money", async () => {
    const house = await testBilling();
    const { ada, works } = house;
    const seller = new Seller(house);
    await ada.buys("atelier_monthly");
    house.travelTo("2026-02-05T10:00:00Z");
    const { status, body } = await seller.refunds(ada);
    expect(status).toBe(200);
    expect(body.refund).toMatchObject({ state: "pending", amount_micros: 4_000_000, currency: "EUR" });
    expect(body.subscriber.subscriptions.atelier_monthly).toMatchObject({
      expires_date: "2026-02-05T10:00:00Z",
      refunded_at: "2026-02-05T10:00:00Z",
      unsubscribe_detected_at: "2026-02-05T10:00:00Z",
    });
    expect(await ada.has("pro")).toBe(false);
    await works();
    expect(await refunds(house)).toEqual([{ reason: "requested_by_customer", state: "succeeded", micros: 4_000_000 }]);
    expect(await kept(house)).toBe(0);
    expect(await eventsOf(house, ada)).toMatchObject([
      { type: "INITIAL_PURCHASE", price: 4 },
      { type: "CANCELLATION", cancelled: "CUSTOMER_SUPPORT", price: -4 },
      { type: "EXPIRATION", expired: "CUSTOMER_SUPPORT" },
    ]);
  });

  test("does not renew, and the same can be bought again", async () => {
    const house = await testBilling();
    const { ada, billing, travelTo, rows } = house;
    await ada.buys("atelier_monthly");
    await new Seller(house).refunds(ada);
    travelTo("2026-03-15T10:00:00Z");
    await billing.tick();
    expect(await rows("select count(*)::int from billing.payments")).toEqual([{ count: 1 }]);
    expect((await (await ada.buys("atelier_monthly")).status()).status).toBe("succeeded");
    expect(await ada.has("pro")).toBe(true);
  });

  test("of an earlier period leaves the subscription as it is", async () => {
    const house = await testBilling();
    const { ada, billing, travelTo } = house;
    const seller = new Seller(house);
    await ada.buys("atelier_monthly");
    const first = await seller.lastTransaction(ada);
    travelTo("2026-02-28T10:00:00Z");
    await billing.tick();
    expect((await seller.refunds(ada, { transaction: first })).status).toBe(200);
    expect(await ada.has("pro")).toBe(true);
    expect((await ada.info()).subscriptions.atelier_monthly).toMatchObject({ refunded_at: null });
  });

  test("of a purchase takes it away, and only that one", async () => {
    const house = await testBilling();
    const { ada } = house;
    await ada.buys("pins");
    house.travelTo("2026-02-01T10:00:00Z");
    await ada.buys("lookbook");
    await new Seller(house).refunds(ada);
    const info = await ada.info();
    expect(Object.keys(info.non_subscriptions)).toEqual(["pins"]);
    expect(await ada.has("lookbook")).toBe(false);
    expect((await ada.asksToStart("lookbook")).status).toBe(200);
  });

  test("asked for twice, or by ten at once, is one", async () => {
    const house = await testBilling();
    const { ada, works, rows } = house;
    const seller = new Seller(house);
    await ada.buys("atelier_monthly");
    const answers = await Promise.all(Array.from({ length: 10 }, () => seller.refunds(ada)));
    expect(new Set(answers.map((it) => it.body.refund?.id)).size).toBe(1);
    await works();
    expect((await seller.refunds(ada)).body.refund?.state).toBe("succeeded");
    expect(await rows("select count(*)::int from gateway.refunds")).toEqual([{ count: 1 }]);
  });

  test("of a part leaves access, and the rest may follow", async () => {
    const house = await testBilling();
    const { ada, works } = house;
    const seller = new Seller(house);
    await ada.buys("atelier_monthly");
    expect((await seller.refunds(ada, { amount: 1_500_000 })).status).toBe(200);
    expect(await ada.has("pro")).toBe(true);
    expect(await seller.refunds(ada, { amount: 500_000 })).toMatchObject({ status: 422 });
    expect(await seller.refunds(ada, { amount: 4_000_000 })).toMatchObject({ status: 422 });
    expect((await seller.refunds(ada)).body.refund).toMatchObject({ amount_micros: 2_500_000 });
    expect(await ada.has("pro")).toBe(false);
    await works();
    expect(await kept(house)).toBe(0);
    expect((await eventsOf(house, ada)).map((it) => it.type)).toEqual([
      "INITIAL_PURCHASE",
      "CANCELLATION",
      "CANCELLATION",
      "EXPIRATION",
    ]);
  });

  test("of a half that is asked for again with its key goes back once", async () => {
    const house = await testBilling();
    const { ada, works } = house;
    const seller = new Seller(house);
    await ada.buys("atelier_monthly");
    const half = { amount: 2_000_000, idempotencyKey: "half-of-ada" };
    const answers = [await seller.refunds(ada, half), await seller.refunds(ada, half)];
    await works();
    expect(answers.map((it) => it.status)).toEqual([200, 200]);
    expect(answers[1]!.body.refund).toEqual(answers[0]!.body.refund);
    expect(await kept(house)).toBe(200);
    expect(await ada.has("pro")).toBe(true);
  });

  test("that is refused is refused again with its key, and the key is good for this wish alone", async () => {
    const house = await testBilling();
    const { ada } = house;
    const seller = new Seller(house);
    await ada.buys("atelier_monthly");
    const tooMuch = { amount: 5_000_000, idempotencyKey: "too-much" };
    const refused = await seller.refunds(ada, tooMuch);
    expect(refused.status).toBe(422);
    expect(await seller.refunds(ada, tooMuch)).toMatchObject({ status: 422, body: refused.body });
    expect(await seller.refunds(ada, { ...tooMuch, amount: 1_000_000 })).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining("Idempotency-Key") },
    });
  });

  test("says what is wrong with a wish", async () => {
    const house = await testBilling();
    const { ada, bert, call } = house;
    const seller = new Seller(house);
    await ada.buys("atelier_monthly");
    await bert.buys("atelier_yearly");
    expect(await seller.refunds(ada, { amount: 1_234 })).toMatchObject({ status: 400 });
    expect(await seller.refunds(ada, { amount: -1 })).toMatchObject({ status: 400 });
    expect(await seller.refunds(ada, { transaction: await seller.lastTransaction(bert) })).toMatchObject({
      status: 404,
    });
    expect(await seller.refunds(ada, { transaction: "nothing" })).toMatchObject({ status: 404 });
    expect(await seller.refunds(bert)).toMatchObject({ status: 422, body: { message: "Nothing was paid for it." } });
    const path = `/v1/subscribers/ada/transactions/${await seller.lastTransaction(ada)}/refund`;
    expect((await call(path, { method: "POST", body: "{}" })).status).toBe(403);
  });

  test("whose answer is lost is asked for again, and sent once", async () => {
    const house = await testBilling();
    const { ada, wire, works, billing, travelTo, rows } = house;
    await ada.buys("atelier_monthly");
    wire.cut(/^POST \/v1\/refunds$/, "after", 3);
    await new Seller(house).refunds(ada);
    await works().catch(() => undefined);
    expect(await refunds(house)).toMatchObject([{ state: "pending" }]);
    travelTo("2026-01-31T10:10:00Z");
    await billing.tick();
    expect(await refunds(house)).toMatchObject([{ state: "succeeded" }]);
    expect(await rows("select count(*)::int from gateway.refunds")).toEqual([{ count: 1 }]);
  });

  test("whose answer is lost for two days is looked up, since the provider has forgotten the key", async () => {
    const house = await testBilling();
    const { ada, wire, works, billing, travelTo, rows } = house;
    await ada.buys("atelier_monthly");
    wire.cut(/^POST \/v1\/refunds$/, "after", 3);
    await new Seller(house).refunds(ada);
    await works().catch(() => undefined);
    travelTo("2026-02-02T10:10:00Z");
    await billing.tick();
    expect(await refunds(house)).toMatchObject([{ state: "succeeded" }]);
    expect(await rows("select count(*)::int from gateway.refunds")).toEqual([{ count: 1 }]);
  });
});

describe("what hangs on the money", () => {
  test("currencies go back in the proportion of the money", async () => {
    const house = await testBilling();
    const { ada } = house;
    const seller = new Seller(house);
    await mint(house, [{ product: "lookbook", code: "GLD", amount: 100 }]);
    await ada.buys("lookbook");
    await seller.refunds(ada, { amount: 2_500_000 });
    expect(await purseOf(house, "ada")).toMatchObject({ GLD: 90 });
    house.travelTo("2026-01-31T11:00:00Z");
    await seller.refunds(ada);
    expect(await purseOf(house, "ada")).toMatchObject({ GLD: 0 });
  });

  test("the tax comes out of the provider's books again, in parts and then whole", async () => {
    const house = await testBilling();
    const { ada, rows, works } = house;
    const seller = new Seller(house);
    await rows("update billing.apps set collects_tax = true");
    const checkout = await ada.startsCheckout("lookbook");
    await checkout.livesIn("DE");
    await checkout.pays();
    await checkout.status();
    await works();
    await seller.refunds(ada, { amount: 5_000_000 });
    await works();
    await seller.refunds(ada);
    await works();
    expect(await rows("select count(*)::int, count(tax_reversal_id)::int as reversed from billing.refunds")).toEqual([
      { count: 2, reversed: 2 },
    ]);
    expect(await rows("select count(*)::int from gateway.tax_transactions where body->>'type' = 'reversal'")).toEqual([
      { count: 2 },
    ]);
  });

  test("a tax that could not be taken back then is taken back by the janitor", async () => {
    const house = await testBilling();
    const { ada, rows, works, wire, travelTo, billing } = house;
    await rows("update billing.apps set collects_tax = true");
    const checkout = await ada.startsCheckout("lookbook");
    await checkout.livesIn("DE");
    await checkout.pays();
    await checkout.status();
    await works();
    wire.cut(/create_reversal$/, "before", 3);
    await new Seller(house).refunds(ada);
    await works().catch(() => undefined);
    expect(await refunds(house)).toMatchObject([{ state: "succeeded" }]);
    travelTo("2026-01-31T12:00:00Z");
    await billing.tick();
    expect(await rows("select tax_reversal_id is not null as done from billing.refunds")).toEqual([{ done: true }]);
  });
});

describe("a refund that the bank does not take", () => {
  test("waits, and then is done", async () => {
    const house = await testBilling();
    const { ada, works, travelTo, webhooksArrive } = house;
    await ada.buys("atelier_monthly", "4000000000007726");
    await new Seller(house).refunds(ada);
    await works();
    expect(await refunds(house)).toMatchObject([{ state: "pending" }]);
    travelTo("2026-02-07T10:00:00Z");
    await webhooksArrive();
    expect(await refunds(house)).toMatchObject([{ state: "succeeded" }]);
  });

  test("is open again, though access stays ended, and can be made once more", async () => {
    const house = await testBilling();
    const { ada, works, travelTo, webhooksArrive, troubles } = house;
    const seller = new Seller(house);
    await ada.buys("atelier_monthly", "4000000000005126");
    await seller.refunds(ada);
    await works();
    expect(await refunds(house)).toMatchObject([{ state: "succeeded" }]);
    travelTo("2026-02-07T10:00:00Z");
    await webhooksArrive();
    expect(await refunds(house)).toMatchObject([{ state: "failed" }]);
    expect(await ada.has("pro")).toBe(false);
    expect(troubles.splice(0).map((it) => it.msg)).toEqual(["a refund failed: the customer has no money yet"]);
    expect((await seller.refunds(ada)).body.refund).toMatchObject({ state: "pending" });
  });
});

describe("money that goes back at the provider, past us", () => {
  test("has the same effects, once, however often it is told", async () => {
    const house = await testBilling();
    const { ada, atProvider, webhooks, sameWebhooksAgain, webhooksArrive } = house;
    await ada.buys("atelier_monthly");
    await atProvider("/v1/refunds", { payment_intent: await intentOf(house) });
    await webhooksArrive();
    webhooks.push(...sameWebhooksAgain());
    await webhooksArrive();
    expect(await refunds(house)).toEqual([{ reason: "outside", state: "succeeded", micros: 4_000_000 }]);
    expect(await ada.has("pro")).toBe(false);
    expect((await eventsOf(house, ada)).map((it) => it.type)).toEqual([
      "INITIAL_PURCHASE",
      "CANCELLATION",
      "EXPIRATION",
    ]);
  });

  test("in two parts ends access with the second", async () => {
    const house = await testBilling();
    const { ada, atProvider, webhooksArrive } = house;
    await ada.buys("atelier_monthly");
    const payment_intent = await intentOf(house);
    await atProvider("/v1/refunds", { payment_intent, amount: "100" });
    await webhooksArrive();
    expect(await ada.has("pro")).toBe(true);
    await atProvider("/v1/refunds", { payment_intent });
    await webhooksArrive();
    expect(await ada.has("pro")).toBe(false);
    expect(await refunds(house)).toMatchObject([{ micros: 1_000_000 }, { micros: 3_000_000 }]);
  });

  test("before ours got there: ours is given up, and theirs is the one", async () => {
    const house = await testBilling();
    const { ada, atProvider, works, troubles } = house;
    await ada.buys("atelier_monthly");
    await new Seller(house).refunds(ada);
    house.travelTo("2026-01-31T10:00:10Z");
    await atProvider("/v1/refunds", { payment_intent: await intentOf(house) });
    await works();
    expect(await refunds(house)).toEqual([
      { reason: "requested_by_customer", state: "failed", micros: 4_000_000 },
      { reason: "outside", state: "succeeded", micros: 4_000_000 },
    ]);
    expect(await kept(house)).toBe(0);
    troubles.splice(0);
  });
});

test("a checkout that was given up and is paid all the same goes back whole", async () => {
  const house = await testBilling();
  const { ada, rows, works, webhooksArrive, troubles, confirms } = house;
  const checkout = await ada.startsCheckout("atelier_monthly");
  const secret = await checkout.secret();
  await rows(
    "update billing.operations set state = 'failed', error_code = 3, error_message = 'gone', settled_at = created_at",
  );
  await rows("update billing.payments set state = 'failed', failure_code = 'gone', settled_at = created_at");
  await confirms(secret, "4242424242424242");
  await webhooksArrive();
  await works();
  expect(await refunds(house)).toEqual([{ reason: "late", state: "succeeded", micros: 4_000_000 }]);
  expect(await rows("select state from billing.payments")).toEqual([{ state: "succeeded" }]);
  expect(await kept(house)).toBe(0);
  expect(troubles.splice(0).map((it) => it.msg)).toEqual(["a checkout was paid after its end: the money goes back"]);
});
