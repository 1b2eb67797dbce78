import { expect, test } from "vitest";
import { prune } from "./flows/prune.ts";
import { Visitor } from "./testing/visitor.ts";
import { type House, testBilling } from "./testing.ts";

const left = async (house: House) => {
  const tables = ["webhook_events", "portal_links", "portal_sessions", "tax_calculations"];
  const counts = tables.map((it) => `(select count(*)::int from billing.${it}) as ${it}`);
  return (await house.rows<Record<string, number>>(`select ${counts.join(", ")}`))[0]!;
};

test("the provider's news are forgotten after forty days, and what nobody has looked at yet is not", async () => {
  const house = await testBilling();
  await house.ada.buys("pins");
  await house.webhooksArrive();
  const [{ count }] = (await house.rows("select count(*)::int from billing.webhook_events")) as [{ count: number }];
  await house.rows("update billing.webhook_events set handled_at = null where type = 'payment_intent.succeeded'");
  house.travelTo("2026-03-12T09:00:00Z");
  await prune(house);
  expect((await left(house)).webhook_events).toBe(count);
  house.travelTo("2026-03-12T11:00:00Z");
  await prune(house);
  expect((await left(house)).webhook_events).toBe(1);
});

test("ways into the portal are forgotten a month after their end", async () => {
  const house = await testBilling();
  await house.ada.buys("atelier_monthly");
  await new Visitor(house).comesIn(house.ada.email);
  house.travelTo("2026-03-01T10:00:00Z");
  await prune(house);
  expect(await left(house)).toMatchObject({ portal_links: 1, portal_sessions: 1 });
  house.travelTo("2026-03-02T12:00:00Z");
  await prune(house);
  expect((await left(house)).portal_links).toBe(0);
  house.travelTo("2026-05-01T10:00:00Z");
  await prune(house);
  expect(await left(house)).toMatchObject({ portal_links: 0, portal_sessions: 0 });
});

test("taxes that were only asked for are forgotten after three months, those that were paid never", async () => {
  const house = await testBilling();
  await house.rows("update billing.apps set collects_tax = true, tax_behavior = 'automatic'");
  const paid = await house.ada.startsCheckout("tote");
  await paid.livesIn("US", "10001");
  await paid.pays();
  await paid.status();
  const looked = await house.bert.startsCheckout("tote");
  await looked.livesIn("DE");
  await looked.livesIn("US", "10001");
  const before = (await left(house)).tax_calculations!;
  house.travelTo("2026-06-01T10:00:00Z");
  await prune(house);
  const kept = await house.rows("select country from billing.tax_calculations");
  expect(kept.length).toBeLessThan(before);
  expect(await house.rows("select 1 from billing.payments where tax_calculation_id is not null")).toHaveLength(1);
});
