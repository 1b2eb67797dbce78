import { expect, test } from "vitest";
import { PortalVisitor } from "../testing/portal-visitor.ts";
import { taxedBilling } from "../testing/taxed-billing.ts";
import { type TestBilling, testBilling } from "../testing/test-billing.ts";
import { prune } from "./prune.ts";

const left = async (service: TestBilling) => {
  const tables = ["webhook_events", "portal_links", "portal_sessions", "tax_calculations"];
  const counts = tables.map((it) => `(select count(*)::int from billing.${it}) as ${it}`);
  return (await service.rows<Record<string, number>>(`select ${counts.join(", ")}`))[0]!;
};

test("provider events are deleted after forty days, unless they are still unhandled", async () => {
  const service = await testBilling();
  await service.ada.buys("pins");
  await service.deliverProviderWebhooks();
  const [{ count }] = (await service.rows("select count(*)::int from billing.webhook_events")) as [{ count: number }];
  await service.rows("update billing.webhook_events set handled_at = null where type = 'payment_intent.succeeded'");
  service.setClock("2026-03-12T09:00:00Z");
  await prune(service);
  expect((await left(service)).webhook_events).toBe(count);
  service.setClock("2026-03-12T11:00:00Z");
  await prune(service);
  expect((await left(service)).webhook_events).toBe(1);
});

test("portal links and sessions are deleted a month after their end", async () => {
  const service = await testBilling();
  await service.ada.buys("atelier_monthly");
  await new PortalVisitor(service).comesIn(service.ada.email);
  service.setClock("2026-03-01T10:00:00Z");
  await prune(service);
  expect(await left(service)).toMatchObject({ portal_links: 1, portal_sessions: 1 });
  service.setClock("2026-03-02T12:00:00Z");
  await prune(service);
  expect((await left(service)).portal_links).toBe(0);
  service.setClock("2026-05-01T10:00:00Z");
  await prune(service);
  expect(await left(service)).toMatchObject({ portal_links: 0, portal_sessions: 0 });
});

test("unpaid tax calculations are deleted after three months, paid ones never", async () => {
  const service = await taxedBilling();
  await service.ada.buysFrom("US", "tote", "10001");
  const looked = await service.bert.startsCheckout("tote");
  await looked.livesIn("DE");
  await looked.livesIn("US", "10001");
  const before = (await left(service)).tax_calculations!;
  service.setClock("2026-06-01T10:00:00Z");
  await prune(service);
  const kept = await service.rows("select country from billing.tax_calculations");
  expect(kept.length).toBeLessThan(before);
  expect(await service.rows("select 1 from billing.payments where tax_calculation_id is not null")).toHaveLength(1);
});
