import type { CustomerAnswer } from "@hemline/protocol";
import { describe, expect, test } from "vitest";
import { slowTest } from "../../../vitest/slow-test.ts";
import { firstOf } from "../../rules/defined.ts";
import { NaiveReceiver, openNow } from "../../testing/naive-receiver.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { adjustCurrencies, balancesOf, grantCurrenciesWithProducts } from "../../testing/test-currencies.ts";
import { TestCustomer } from "../../testing/test-customer.ts";

const visitorsId = "$RCAnonymousID:0123456789abcdef0123456789abcdef";

function logsIn({ post }: TestBilling, from: string, to: string) {
  return post<CustomerAnswer>("/v1/subscribers/identify", { app_user_id: from, new_app_user_id: to });
}

const tablesAboutCustomers = ({ rows }: TestBilling) =>
  rows<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'billing' and column_name = 'customer_id'",
  );

async function serviceWithVisitor() {
  const service = await testBilling();
  return { service, visitor: new TestCustomer(service, visitorsId) };
}

describe("logging in", () => {
  test("as someone new: the visitor takes the name, and both ids are one customer", async () => {
    const { service, visitor } = await serviceWithVisitor();
    await visitor.buys("atelier_monthly");
    expect(await logsIn(service, visitorsId, "ada")).toMatchObject({
      status: 201,
      body: { subscriber: { original_app_user_id: visitorsId, entitlements: { pro: {} } } },
    });
    expect((await logsIn(service, visitorsId, "ada")).status).toBe(200);
    expect(await service.ada.has("pro")).toBe(true);
    expect(await visitor.has("pro")).toBe(true);
    expect(await service.rows("select id from billing.customers")).toHaveLength(1);
  });

  test("as a known customer, after a checkout that was not paid: receivers hear what the visitor's id opens now", async () => {
    const { service, visitor } = await serviceWithVisitor();
    await service.ada.buys("atelier_monthly");
    await (await visitor.startsCheckout("lookbook")).secret();
    service.setClock("2026-01-31T10:01:00Z");
    await logsIn(service, visitorsId, "ada");
    const events = await service.rows<{ event: { event: { type: string } } }>(
      "select event from billing.outbox order by created_at",
    );
    const receiver = new NaiveReceiver();
    for (const { event } of events) receiver.takes(event.event);
    expect(events.at(-1)?.event.event.type).toBe("TRANSFER");
    expect(receiver.accessOf(visitorsId)).toEqual(await openNow(service, visitor));
    expect(receiver.accessOf("ada")).toEqual(["pro"]);
  });

  test("as a known customer: what the visitor bought is theirs, and the visitor's id finds them", async () => {
    const { service, visitor } = await serviceWithVisitor();
    await service.ada.buys("lookbook");
    await visitor.buys("atelier_monthly");
    await service.post(`/v1/subscribers/${encodeURIComponent(visitorsId)}/attributes`, {
      attributes: { colour: { value: "teal", updated_at_ms: 2 }, size: { value: "M", updated_at_ms: 1 } },
    });
    await service.post("/v1/subscribers/ada/attributes", {
      attributes: { colour: { value: "red", updated_at_ms: 1 }, size: { value: "L", updated_at_ms: 2 } },
    });
    const answer = await logsIn(service, visitorsId, "ada");
    expect(answer).toMatchObject({
      status: 200,
      body: {
        subscriber: {
          original_app_user_id: "ada",
          entitlements: { pro: {}, lookbook: {} },
          subscriptions: { atelier_monthly: {} },
          non_subscriptions: { lookbook: [{}] },
        },
      },
    });
    expect(await visitor.info()).toEqual(answer.body.subscriber);
    expect(await service.rows("select name, value from billing.customer_attributes order by name")).toEqual([
      { name: "colour", value: "teal" },
      { name: "size", value: "L" },
    ]);
  });

  test("a second visitor does not become a customer who has had an anonymous past", async () => {
    const { service, visitor } = await serviceWithVisitor();
    await logsIn(service, visitorsId, "ada");
    const second = new TestCustomer(service, "$RCAnonymousID:ffff");
    await second.buys("atelier_monthly");
    expect((await logsIn(service, second.id, "ada")).body.subscriber.entitlements).toEqual({});
    expect(await second.has("pro")).toBe(true);
    expect(await visitor.has("pro")).toBe(false);
  });

  test("as another member only switches", async () => {
    const { service } = await serviceWithVisitor();
    await service.ada.buys("atelier_monthly");
    expect(await logsIn(service, "ada", "bert")).toMatchObject({
      status: 201,
      body: { subscriber: { original_app_user_id: "bert", entitlements: {} } },
    });
    expect(await service.ada.has("pro")).toBe(true);
  });

  slowTest("fifty times at once is one customer", async () => {
    const { service } = await serviceWithVisitor();
    const answers = await Promise.all(Array.from({ length: 50 }, () => logsIn(service, visitorsId, "ada")));
    expect(answers.filter((it) => it.status === 201)).toHaveLength(1);
    expect(new Set(answers.map((it) => it.body.subscriber.original_app_user_id)).size).toBe(1);
    expect(await service.rows("select id from billing.customers")).toHaveLength(1);
  });

  slowTest("two who log in as each other at the same moment do not wait for each other for ever", async () => {
    const { service, visitor } = await serviceWithVisitor();
    const other = new TestCustomer(service, "$RCAnonymousID:ffff");
    await Promise.all([visitor.buys("atelier_monthly"), other.buys("lookbook")]);
    await Promise.all([logsIn(service, visitor.id, other.id), logsIn(service, other.id, visitor.id)]);
    expect(Object.keys((await visitor.info()).entitlements).sort()).toEqual(["lookbook", "pro"]);
    expect(await other.info()).toEqual(await visitor.info());
  });

  test("is refused with an id that cannot be one", async () => {
    const { service } = await serviceWithVisitor();
    expect(await logsIn(service, visitorsId, "no_user")).toMatchObject({ status: 400, body: { code: 7220 } });
    expect(await logsIn(service, "", "ada")).toMatchObject({ status: 400, body: { code: 7220 } });
  });
});

describe("when two customers become one", () => {
  test("nothing is left of the one that goes, in no table", async () => {
    const { service, visitor } = await serviceWithVisitor();
    await grantCurrenciesWithProducts(service, [{ product: "atelier_yearly", code: "GLD", amount: 1, trialAmount: 1 }]);
    await service.ada.buys("pins");
    await visitor.buys("atelier_yearly");
    await visitor.buys("lookbook");
    await service.runJobs();
    await logsIn(service, visitorsId, "ada");
    const gone = firstOf(
      await service.rows<{ id: string }>("select id from billing.customers where merged_into_id is not null"),
      "gone",
    );
    const tables = await tablesAboutCustomers(service);
    expect(tables.length).toBeGreaterThan(12);
    for (const { name } of tables) {
      const left = await service.rows(`select 1 from billing.${name} where customer_id = '${gone.id}'`);
      expect(left, name).toEqual([]);
    }
  });

  test("a checkout that is open under the old id ends at the one who is left", async () => {
    const { service, visitor } = await serviceWithVisitor();
    await service.ada.info();
    const checkout = await visitor.startsCheckout("atelier_monthly");
    await logsIn(service, visitorsId, "ada");
    await checkout.pays();
    expect((await checkout.status()).status).toBe("succeeded");
    expect(await service.ada.has("pro")).toBe(true);
  });

  test("of two subscriptions to a product the one that lasts longer stays, and the unused part of the other goes back", async () => {
    const { service, visitor } = await serviceWithVisitor();
    await visitor.buys("atelier_monthly");
    service.setClock("2026-02-14T10:00:00Z");
    await service.ada.buys("atelier_monthly");
    const { subscriber } = (await logsIn(service, visitorsId, "ada")).body;
    expect(subscriber.entitlements.pro?.expires_date).toBe("2026-03-14T10:00:00Z");
    expect(subscriber.subscriptions.atelier_monthly).toMatchObject({ refunded_at: null });
    await service.runJobs();
    expect(await service.rows("select amount_micros::int, reason, state from billing.refunds")).toEqual([
      { amount_micros: 2_000_000, reason: "duplicate", state: "succeeded" },
    ]);
    expect(await service.rows("select 1 from billing.subscriptions where ended_at is null")).toHaveLength(1);
  });

  slowTest("what renews is kept before what was cancelled, though it is paid for longer", async () => {
    const { service, visitor } = await serviceWithVisitor();
    await visitor.buys("atelier_monthly");
    service.setClock("2026-02-14T10:00:00Z");
    await service.ada.buys("atelier_monthly");
    await service.post("/v1/subscribers/ada/subscriptions/atelier_monthly/cancel", {}, service.keys.secret);
    const { subscriber } = (await logsIn(service, visitorsId, "ada")).body;
    expect(subscriber.entitlements.pro?.expires_date).toBe("2026-02-28T10:00:00Z");
    expect(subscriber.subscriptions.atelier_monthly).toMatchObject({ unsubscribe_detected_at: null });
  });

  slowTest("of two lookbooks the second goes back whole", async () => {
    const { service, visitor } = await serviceWithVisitor();
    await visitor.buys("lookbook");
    await service.ada.buys("lookbook");
    const { subscriber } = (await logsIn(service, visitorsId, "ada")).body;
    expect(subscriber.non_subscriptions.lookbook).toHaveLength(1);
    await service.runJobs();
    expect(await service.rows("select amount_micros::int, state from billing.refunds")).toEqual([
      { amount_micros: 25_000_000, state: "succeeded" },
    ]);
  });

  test("their purses are poured together, up to what a purse holds", async () => {
    const { service } = await serviceWithVisitor();
    await grantCurrenciesWithProducts(service, []);
    const id = encodeURIComponent(visitorsId);
    for (const it of [id, "ada"]) await service.get(`/v1/subscribers/${it}`);
    await adjustCurrencies(service, id, { GLD: 1_500_000_000, SLV: 3 });
    await adjustCurrencies(service, "ada", { GLD: 700_000_000 });
    await logsIn(service, visitorsId, "ada");
    expect(await balancesOf(service, "ada")).toEqual({ GLD: 2_000_000_000, SLV: 3 });
    expect((await adjustCurrencies(service, id, { GLD: -2_000_000_000, SLV: -3 })).status).toBe(200);
  });
});
