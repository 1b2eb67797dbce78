import { describe, expect, test } from "vitest";
import { testBilling } from "../../testing/test-billing.ts";
import { TestCustomer } from "../../testing/test-customer.ts";
import { papers } from "./testing/papers.ts";

describe("a payment's receipt", () => {
  test("has the next number, no matter who pays at the same moment and whatever is rolled back", async () => {
    const service = await testBilling();
    const people = Array.from({ length: 10 }, (_, at) => new TestCustomer(service, `person-${at}`));
    const checkouts = [];
    for (let round = 0; round < 2; round += 1) {
      for (const person of people) {
        const checkout = await person.startsCheckout("pins");
        await checkout.pays();
        checkouts.push(checkout);
      }
    }
    for (let crash = 0; crash < 7; crash += 1) service.crashAtNextCommit();
    await Promise.all(checkouts.map((it) => it.status()));
    await Promise.all(checkouts.map((it) => it.status()));
    const numbers = (await papers(service)).map((it) => it.number);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });
});
