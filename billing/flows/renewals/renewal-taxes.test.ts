import { expect, test } from "vitest";
import { taxedBilling } from "../../testing/taxed-billing.ts";
import type { TestBilling } from "../../testing/test-billing.ts";

/** Ada lives in Germany and pays tax on top of her month. */
async function taxedMonth(): Promise<TestBilling> {
  const service = await taxedBilling("exclusive");
  await service.ada.buysFrom("DE", "atelier_monthly");
  await service.runJobs();
  return service;
}
const taxes = ({ rows }: TestBilling) =>
  rows(
    "select amount_micros::int as amount, tax_micros::int as tax, country from billing.transactions order by starts_at",
  );
const paid = { amount: 4_760_000, tax: 760_000, country: "DE" };

test("a renewal is taxed anew where the purchase was, and recorded in the provider's books", async () => {
  const service = await taxedMonth();
  service.setClock("2026-02-28T10:00:00Z");
  await service.billing.tick();
  await service.runJobs();
  expect(await taxes(service)).toEqual([paid, paid]);
  expect(
    await service.rows(
      "select count(distinct tax_transaction_id)::int, count(distinct tax_calculation_id)::int as asked from billing.payments",
    ),
  ).toEqual([{ count: 2, asked: 2 }]);
  expect(
    await service.rows(
      "select count(*)::int from billing.outbox where type = 'INVOICE_ISSUANCE' and subscription_id is not null",
    ),
  ).toEqual([{ count: 1 }]);
});

test("an app that stopped collecting charges the price alone", async () => {
  const service = await taxedMonth();
  await service.rows("update billing.apps set collects_tax = false");
  service.setClock("2026-02-28T10:00:00Z");
  await service.billing.tick();
  expect((await taxes(service)).at(-1)).toMatchObject({ amount: 4_000_000, tax: 0 });
});

test("a provider that does not say what the tax is charges nothing until it does", async () => {
  const service = await taxedMonth();
  service.connection.cut(/^POST \/v1\/tax\/calculations$/, "before", 3);
  service.setClock("2026-02-28T10:00:00Z");
  await service.billing.tick();
  expect((await taxes(service)).length).toBe(1);
  service.setClock("2026-02-28T10:06:00Z");
  await service.billing.tick();
  expect(await taxes(service)).toEqual([paid, paid]);
});

test("a provider that never says it does not keep a customer from what they pay for", async () => {
  const service = await taxedMonth();
  service.connection.cut(/^POST \/v1\/tax\/calculations$/, "before", 100);
  for (const instant of ["10:00", "10:30", "11:10"]) {
    service.setClock(`2026-02-28T${instant}:00Z`);
    await service.billing.tick();
  }
  expect((await taxes(service)).at(-1)).toMatchObject({ amount: 4_000_000, tax: 0 });
});

test("who cancels while the tax is not known is not charged when it is", async () => {
  const service = await taxedMonth();
  service.connection.cut(/^POST \/v1\/tax\/calculations$/, "before", 3);
  service.setClock("2026-02-28T10:00:00Z");
  await service.billing.tick();
  await service.post("/v1/subscribers/ada/subscriptions/atelier_monthly/cancel", {}, service.keys.secret);
  service.setClock("2026-02-28T10:06:00Z");
  await service.billing.tick();
  service.setClock("2026-03-01T10:00:00Z");
  await service.billing.tick();
  expect(await taxes(service)).toEqual([paid]);
  expect(await service.rows("select ended_at is not null as over from billing.subscriptions")).toEqual([
    { over: true },
  ]);
});
