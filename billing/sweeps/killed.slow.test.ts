import type { CompleteAnswer, StatusAnswer } from "@hemline/protocol";
import { describe, expect, test } from "vitest";
import { type Parent, parentOf } from "../testing/parent.ts";
import { Person, visa } from "../testing/person.ts";
import { type House, testBilling } from "../testing.ts";
import { differences } from "./books.ts";

const aWhile = 120_000;
const sides = ["before", "after"] as const;

/** Completes a checkout in a process that is killed on the way, and again in the next. @returns the secret. */
async function completes(house: House, parent: Parent, side: "before" | "after") {
  const first = await parent.bears();
  const checkout = await new Person(first, "ada").startsCheckout("atelier_monthly");
  const path = `/rcbilling/v1/checkout/${checkout.session}`;
  parent.killsAt(/^POST \/v1\/payment_intents$/, side);
  await expect(first.post(`${path}/complete`, { email: house.ada.email })).rejects.toThrow("It was killed.");
  await first.gone;
  const second = await parent.bears();
  const { body } = await second.post<CompleteAnswer>(`${path}/complete`, { email: house.ada.email });
  expect(await house.confirms(body.gateway_params.client_secret!, visa)).toBeNull();
  return { path, second };
}

describe("a process that is killed with signal 9", () => {
  test.each(sides)(
    "in a purchase, %s the provider has made the intent, and once more while it hands over: one charge",
    async (side) => {
      const house = await testBilling();
      const parent = await parentOf(house);
      const { path, second } = await completes(house, parent, side);
      parent.killsAt(/^GET \/v1\/payment_methods/, "after");
      await expect(second.get(path)).rejects.toThrow("It was killed.");
      const third = await parent.bears();
      // As patient as a browser is with a provider that takes its time.
      await expect.poll(async () => (await third.get<StatusAnswer>(path)).body.operation.status).toBe("succeeded");
      expect(await house.ada.has("pro")).toBe(true);
      expect(await house.rows("select body->>'status' as status from gateway.payment_intents")).toEqual([
        { status: "succeeded" },
      ]);
      expect(await differences(house)).toEqual([]);
    },
    aWhile,
  );

  test.each(sides)(
    "in a renewal, %s the provider has taken the money: the next process renews, once",
    async (side) => {
      const house = await testBilling();
      await house.ada.buys("atelier_monthly");
      const parent = await parentOf(house);
      house.travelTo("2026-02-28T10:00:00Z");
      const first = await parent.bears();
      parent.killsAt(/^POST \/v1\/payment_intents$/, side);
      await expect(first.tick()).rejects.toThrow("It was killed.");
      await first.gone;
      house.travelTo("2026-02-28T10:06:00Z");
      await (await parent.bears()).tick();
      expect((await house.ada.info()).subscriptions.atelier_monthly?.expires_date).toBe("2026-03-31T10:00:00Z");
      expect(await house.rows("select count(*)::int from gateway.charges")).toEqual([{ count: 2 }]);
      expect(await differences(house)).toEqual([]);
    },
    aWhile,
  );
});
