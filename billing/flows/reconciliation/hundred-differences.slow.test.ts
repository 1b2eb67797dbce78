import { expect, test } from "vitest";
import type { DifferenceKind } from "../../billing.ts";
import type { TestBilling } from "../../testing/test-billing.ts";
import { busyService, since, strangeCharges } from "./testing/busy-service.ts";

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
