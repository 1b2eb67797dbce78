import { expect, test } from "vitest";
import { visa } from "../testing/person.ts";
import { Visitor } from "../testing/visitor.ts";
import { type House, testBilling } from "../testing.ts";

/** A subscription whose renewal fails, on the day it fails; without a grace period access ends with it. */
async function failed(product: string): Promise<House> {
  const house = await testBilling();
  await house.ada.buys(product);
  await house.postGoes();
  await house.rows("update billing.subscriptions set payment_method_id = 'pm_card_chargeDeclined'");
  house.travelTo("2026-02-28T10:00:00Z");
  await house.billing.tick();
  await house.postGoes();
  house.letters.splice(0);
  return house;
}

async function everythingGoes(house: House): Promise<void> {
  await house.billing.tick();
  await house.postGoes();
  await house.postGoes();
}

test("a card that is replaced after access ended brings one confirmation, with the receipt", async () => {
  const house = await failed("atelier_monthly");
  // Past the day for which access outlasts a payment that is being tried.
  house.travelTo("2026-03-02T10:00:00Z");
  await everythingGoes(house);
  expect(await house.ada.has("pro")).toBe(false);
  const visitor = await new Visitor(house).comesIn(house.ada.email);
  house.letters.splice(0);
  expect((await visitor.replacesCard(visa)).status).toBe(200);
  await everythingGoes(house);
  expect(await house.ada.has("pro")).toBe(true);
  expect(house.letters).toMatchObject([
    {
      subject: "Payment received: Atelier monthly",
      attachments: [{ name: "receipt-TEST-000002.pdf" }],
      text: expect.stringContaining("Payment received. You have access again.\n\nYou paid €4.00."),
    },
  ]);
  // Once, however often the provider and the sweeps tell of it.
  await house.webhooksArrive();
  house.travelTo("2026-03-03T10:00:00Z");
  await everythingGoes(house);
  expect(house.letters).toHaveLength(1);
});

test("a payment that works within the grace period is confirmed, too, and nothing was lost", async () => {
  const house = await failed("salon");
  const visitor = await new Visitor(house).comesIn(house.ada.email);
  house.letters.splice(0);
  expect((await visitor.replacesCard(visa)).status).toBe(200);
  await everythingGoes(house);
  expect(house.letters).toMatchObject([{ subject: "Payment received: Salon, with patience" }]);
  expect(house.letters[0]?.text).not.toContain("access again");
});
