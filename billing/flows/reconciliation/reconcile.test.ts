import { testJobs } from "@hemline/database/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import type { DifferenceKind } from "../../billing.ts";
import { firstOf } from "../../rules/defined.ts";
import { AppServer } from "../../testing/app-server.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { TestCustomer } from "../../testing/test-customer.ts";

const since = new Date("2026-01-30T00:00:00Z");

/** People buy, and half of them get their money back. */
async function busyService(people: number): Promise<TestBilling> {
  const service = await testBilling();
  const seller = new AppServer(service);
  for (let at = 0; at < people; at += 1) {
    const person = new TestCustomer(service, `person-${at}`);
    await person.buys("pins");
    if (at % 2) await seller.refunds(person);
  }
  await service.runJobs();
  service.setClock("2026-01-31T12:00:00Z");
  return service;
}

/** Copies of what the provider keeps, past us. */
const strangeCharges = ({ rows }: TestBilling, count: number) =>
  rows(`insert into gateway.payment_intents (id, created_at, body)
    select 'pi_strange_' || n, i.created_at, i.body || jsonb_build_object('id', 'pi_strange_' || n, 'metadata', '{}'::jsonb)
    from (select * from gateway.payment_intents limit 1) i, generate_series(1, ${count}) n`);
const strangeRefunds = ({ rows }: TestBilling, count: number) =>
  rows(`insert into gateway.refunds (id, created_at, body)
    select 're_strange_' || n, r.created_at, r.body || jsonb_build_object('id', 're_strange_' || n, 'metadata', '{}'::jsonb)
    from (select * from gateway.refunds limit 1) r, generate_series(1, ${count}) n`);

/** So many of the provider's own, after the first ones: payments that were not refunded, or refunds. */
const some = (table: "payment_intents" | "refunds", after: number, count: number) => {
  const isRefunded = "exists (select 1 from gateway.refunds r where r.body->>'payment_intent' = it.id)";
  const isMeant = table === "refunds" ? "true" : `not ${isRefunded}`;
  return `id in (select id from (
      select it.id, row_number() over (order by it.id) as n from gateway.${table} it
      where it.id not like '%strange%' and ${isMeant}
    ) numbered where n > ${after} and n <= ${after + count})`;
};

test("a hundred prepared differences of six kinds are found, and no others", async () => {
  const service = await busyService(16);
  const { rows, billing } = service;
  expect(await billing.reconcile({ since, repairs: false })).toMatchObject({
    payments: 16,
    refunds: 8,
    differences: [],
  });

  await strangeCharges(service, 48);
  await strangeRefunds(service, 38);
  await rows(`delete from gateway.payment_intents where ${some("payment_intents", 0, 3)}`);
  await rows(`update gateway.payment_intents set body = body || '{"amount": 501}'
    where ${some("payment_intents", 0, 2)}`);
  await rows(`update gateway.payment_intents set body = body || '{"status": "canceled"}'
    where ${some("payment_intents", 2, 2)}`);
  await rows(`update gateway.refunds set body = body || '{"amount": 499}' where ${some("refunds", 0, 2)}`);
  await rows(`update gateway.refunds set body = body || '{"status": "failed"}' where ${some("refunds", 2, 2)}`);
  await rows(`delete from gateway.refunds where ${some("refunds", 4, 3)}`);

  const { differences } = await billing.reconcile({ since, repairs: false });
  const found = new Map<DifferenceKind, number>();
  for (const { kind } of differences) found.set(kind, (found.get(kind) ?? 0) + 1);
  expect(Object.fromEntries(found)).toEqual({
    charge_without_row: 48,
    row_without_charge: 3,
    amount_differs: 4,
    state_differs: 4,
    refund_without_row: 38,
    refund_row_without_refund: 3,
  });
  expect(differences.length).toBe(100);
  expect(new Set(differences.map((it) => `${it.providerId} ${it.rowId}`)).size).toBe(100);
});

test("a second charge over the same, made for the same, is not taken for the first", async () => {
  const service = await busyService(1);
  await service.rows(`insert into gateway.payment_intents (id, created_at, body)
    select 'pi_again', created_at, body || '{"id": "pi_again"}' from gateway.payment_intents`);
  const { differences } = await service.billing.reconcile({ since, repairs: true });
  expect(differences).toEqual([
    expect.objectContaining({ kind: "charge_without_row", providerId: "pi_again", rowId: null, isRepaired: false }),
  ]);
});

describe("what was merely missed", () => {
  test("is brought in order: a purchase, and a refund at the provider", async () => {
    const service = await testBilling();
    const { ada, bert, callProviderApi, billing, rows } = service;
    const paid = await ada.startsCheckout("atelier_monthly");
    await paid.pays();
    await bert.buys("lookbook");
    const settled = await rows<{ intent: string }>(
      "select intent_id as intent from billing.payments where state = 'succeeded'",
    );
    await callProviderApi("/v1/refunds", { payment_intent: firstOf(settled, "settled").intent });
    service.setClock("2026-01-31T10:30:00Z");
    const { differences } = await billing.reconcile({ since, repairs: false });
    expect(differences.map((it) => it.kind)).toEqual(["state_differs", "refund_without_row"]);
    const repaired = await billing.reconcile({ since, repairs: true });
    expect(repaired.differences.map((it) => it.isRepaired)).toEqual([true, true]);
    expect((await billing.reconcile({ since, repairs: false })).differences).toEqual([]);
    expect(await ada.has("pro")).toBe(true);
    expect(await bert.has("lookbook")).toBe(false);
  });

  test("is left alone while it is on its way", async () => {
    const service = await testBilling();
    const checkout = await service.ada.startsCheckout("atelier_monthly");
    await checkout.pays();
    expect((await service.billing.reconcile({ since, repairs: true })).differences).toEqual([]);
  });

  test("is found by the daily run, which logs what it cannot repair", async () => {
    const service = await busyService(2);
    const { db, loggedErrors, runJobs } = service;
    await strangeCharges(service, 1);
    const nightly = await testJobs(db);
    onTestFinished(() => nightly.stop());
    await nightly.enqueue("billing.reconcile", {});
    await runJobs();
    expect(loggedErrors.splice(0).map((it) => it.msg)).toEqual(["our books and the provider's disagree"]);
  });
});
