import { expect, test } from "vitest";
import { PortalVisitor } from "../../testing/portal-visitor.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { visa } from "../../testing/test-customer.ts";

/** A subscription whose renewal fails, on the day it fails; without a grace period access ends with it. */
async function failed(product: string): Promise<TestBilling> {
  const service = await testBilling();
  await service.ada.buys(product);
  await service.sendOutgoing();
  await service.rows("update billing.subscriptions set payment_method_id = 'pm_card_chargeDeclined'");
  service.setClock("2026-02-28T10:00:00Z");
  await service.billing.tick();
  await service.sendOutgoing();
  service.emails.splice(0);
  return service;
}

async function everythingGoes(service: TestBilling, now?: string): Promise<void> {
  if (now) service.setClock(now);
  await service.billing.tick();
  await service.sendOutgoing();
  await service.sendOutgoing();
}

/** Replaces the card in the portal, and runs what follows; only the emails after the portal's link are left. */
async function replacesCard(service: TestBilling): Promise<void> {
  const visitor = await new PortalVisitor(service).comesIn(service.ada.email);
  service.emails.splice(0);
  expect((await visitor.replacesCard(visa)).status).toBe(200);
  await everythingGoes(service);
}

test("a card that is replaced after access ended brings one confirmation, with the receipt", async () => {
  const service = await failed("atelier_monthly");
  // Past the day for which access outlasts a payment that is being tried.
  await everythingGoes(service, "2026-03-02T10:00:00Z");
  expect(await service.ada.has("pro")).toBe(false);
  await replacesCard(service);
  expect(await service.ada.has("pro")).toBe(true);
  expect(service.emails).toMatchObject([
    {
      subject: "Payment received: Atelier monthly",
      attachments: [{ name: "receipt-TEST-000002.pdf" }],
      text: expect.stringContaining("Payment received. You have access again.\n\nYou paid €4.00."),
    },
  ]);
  // Once, however often the provider and the sweeps tell of it.
  await service.deliverProviderWebhooks();
  await everythingGoes(service, "2026-03-03T10:00:00Z");
  expect(service.emails).toHaveLength(1);
});

test("a payment that works within the grace period is confirmed, too, and nothing was lost", async () => {
  const service = await failed("salon");
  await replacesCard(service);
  expect(service.emails).toMatchObject([{ subject: "Payment received: Salon, with patience" }]);
  expect(service.emails[0]?.text).not.toContain("access again");
});
