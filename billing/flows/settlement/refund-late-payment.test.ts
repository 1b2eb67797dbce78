import { expect, test } from "vitest";

import { type TestBilling, testBilling } from "../../testing/test-billing.ts";

const refunds = ({ rows }: TestBilling) =>
  rows("select reason, state, amount_micros::int as micros from billing.refunds order by created_at, amount_micros");

/** What the provider has kept of all payments, in its units. */
const kept = async ({ rows }: TestBilling) =>
  (
    await rows<{ kept: number }>(
      "select sum((body->>'amount')::int - (body->>'amount_refunded')::int)::int as kept from gateway.charges",
    )
  )[0]!.kept;

test("a checkout that was given up and is paid all the same goes back whole", async () => {
  const service = await testBilling();
  const { ada, rows, runJobs, deliverProviderWebhooks, loggedErrors, confirms } = service;
  const checkout = await ada.startsCheckout("atelier_monthly");
  const secret = await checkout.secret();
  await rows(
    "update billing.operations set state = 'failed', error_code = 3, error_message = 'gone', settled_at = created_at",
  );
  await rows("update billing.payments set state = 'failed', failure_code = 'gone', settled_at = created_at");
  await confirms(secret, "4242424242424242");
  await deliverProviderWebhooks();
  await runJobs();
  expect(await refunds(service)).toEqual([{ reason: "late", state: "succeeded", micros: 4_000_000 }]);
  expect(await rows("select state from billing.payments")).toEqual([{ state: "succeeded" }]);
  expect(await kept(service)).toBe(0);
  expect(loggedErrors.splice(0).map((it) => it.msg)).toEqual(["a checkout was paid after it ended and is refunded"]);
});
