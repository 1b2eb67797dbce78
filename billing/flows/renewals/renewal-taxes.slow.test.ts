import { expect, test } from "vitest";
import { paid, taxedMonth, taxes } from "./testing/taxed-month.ts";

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
