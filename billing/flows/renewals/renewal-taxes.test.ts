import { expect, test } from "vitest";
import { paid, taxedMonth, taxes } from "./testing/taxed-month.ts";

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
