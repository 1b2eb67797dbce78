import type { CompleteAnswer, StatusAnswer } from "@hemline/protocol";
import { describe, expect, test } from "vitest";
import { defined } from "../rules/defined.ts";
import { type ChildProcesses, childProcesses } from "../testing/child-processes.ts";
import { type TestBilling, testBilling } from "../testing/test-billing.ts";
import { TestCustomer, visa } from "../testing/test-customer.ts";
import { providerDifferences } from "./provider-differences.ts";

const aWhile = 120_000;
const sides = ["before", "after"] as const;

/** Completes a checkout in a process that is killed on the way, and again in the next. @returns the secret. */
async function completes(service: TestBilling, parent: ChildProcesses, side: "before" | "after") {
  const first = await parent.bears();
  const checkout = await new TestCustomer(first, "ada").startsCheckout("atelier_monthly");
  const path = `/rcbilling/v1/checkout/${checkout.session}`;
  parent.killsAt(/^POST \/v1\/payment_intents$/, side);
  await expect(first.post(`${path}/complete`, { email: service.ada.email })).rejects.toThrow("It was killed.");
  await first.gone;
  const second = await parent.bears();
  const { body } = await second.post<CompleteAnswer>(`${path}/complete`, { email: service.ada.email });
  expect(await service.confirms(defined(body.gateway_params.client_secret, "client_secret"), visa)).toBeNull();
  return { path, second };
}

describe("a process that is killed with signal 9", () => {
  test.each(sides)(
    "in a purchase, %s the provider has made the intent, and once more while it hands over: one charge",
    async (side) => {
      const service = await testBilling();
      const parent = await childProcesses(service);
      const { path, second } = await completes(service, parent, side);
      parent.killsAt(/^GET \/v1\/payment_methods/, "after");
      await expect(second.get(path)).rejects.toThrow("It was killed.");
      const third = await parent.bears();
      // As patient as a browser is with a provider that takes its time.
      await expect.poll(async () => (await third.get<StatusAnswer>(path)).body.operation.status).toBe("succeeded");
      expect(await service.ada.has("pro")).toBe(true);
      expect(await service.rows("select body->>'status' as status from gateway.payment_intents")).toEqual([
        { status: "succeeded" },
      ]);
      expect(await providerDifferences(service)).toEqual([]);
    },
    aWhile,
  );

  test.each(sides)(
    "in a renewal, %s the provider has taken the money: the next process renews, once",
    async (side) => {
      const service = await testBilling();
      await service.ada.buys("atelier_monthly");
      const parent = await childProcesses(service);
      service.setClock("2026-02-28T10:00:00Z");
      const first = await parent.bears();
      parent.killsAt(/^POST \/v1\/payment_intents$/, side);
      await expect(first.tick()).rejects.toThrow("It was killed.");
      await first.gone;
      service.setClock("2026-02-28T10:06:00Z");
      await (await parent.bears()).tick();
      expect((await service.ada.info()).subscriptions.atelier_monthly?.expires_date).toBe("2026-03-31T10:00:00Z");
      expect(await service.rows("select count(*)::int from gateway.charges")).toEqual([{ count: 2 }]);
      expect(await providerDifferences(service)).toEqual([]);
    },
    aWhile,
  );
});
