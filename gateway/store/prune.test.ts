import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSimulator, type TestSimulator } from "../testing/test-simulator.ts";

let simulator: TestSimulator;

beforeAll(async () => {
  simulator = await openTestSimulator();
});

afterAll(() => simulator.close());

const tables = ["events", "confirmation_tokens", "issued_cards", "tax_calculations", "tax_line_items"];

async function countsAfterTick({ gateway, rows }: TestSimulator): Promise<number[]> {
  await gateway.tick();
  const count = async (table: string) =>
    Number((await rows<{ n: string }>(`select count(*) n from gateway.${table}`))[0]?.n);
  return Promise.all(tables.map(count));
}

test("expired objects are pruned: events after a month, tokens after two days, calculations after three months", async () => {
  const own = await openTestSimulator();
  await own.stripe.customers.create({});
  await own.stripe.testHelpers.confirmationTokens.create({ payment_method: "pm_card_visa" });
  await own.stripe.tax.calculations.create({
    currency: "eur",
    line_items: [{ amount: 100 }],
    customer_details: { address: { country: "DE" } },
  });
  expect(await countsAfterTick(own)).toEqual([1, 1, 1, 1, 1]);
  own.later(3 * 86_400_000);
  expect(await countsAfterTick(own)).toEqual([1, 0, 0, 1, 1]);
  own.later(28 * 86_400_000);
  expect(await countsAfterTick(own)).toEqual([0, 0, 0, 1, 1]);
  own.later(61 * 86_400_000);
  expect(await countsAfterTick(own)).toEqual([0, 0, 0, 0, 0]);
  await own.close();
});
