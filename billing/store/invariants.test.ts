import { testDatabase } from "@hemline/database/testing";
import { expect, onTestFinished, test } from "vitest";
import { applyCatalogue } from "../billing.ts";
import { atelier } from "../testing/atelier.ts";
import { testBilling } from "../testing.ts";
import { brokenInvariants } from "./invariants.ts";

test("an empty shop breaks nothing", async () => {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  await applyCatalogue(db, atelier, { clock: () => new Date() });
  expect(await brokenInvariants(db.$client)).toEqual([]);
});

test.each([
  [
    "01-one-charge",
    [
      "drop index billing.one_charge_per_operation",
      "drop index billing.one_payment_per_intent",
      "insert into billing.payments select gen_random_uuid(), operation_id, subscription_id, period_starts_at, attempt, amount_micros, currency, state, intent_id, failure_code, created_at, settled_at from billing.payments",
    ],
  ],
  ["02-money-adds-up", ["update billing.payments set amount_micros = amount_micros + 1"]],
  [
    "04-periods-do-not-overlap",
    [
      "insert into billing.transactions select gen_random_uuid(), customer_id, product_id, product_type, subscription_id, null, period_type, 0, currency, store, is_sandbox, purchased_at, starts_at + interval '1 day', ends_at, refunded_at from billing.transactions",
    ],
  ],
  ["05-paid-means-handed-over", ["update billing.transactions set payment_id = null"]],
  ["06-subscriptions-have-periods", ["update billing.subscriptions set started_at = started_at - interval '1 day'"]],
  ["07-final-states", ["update billing.operations set transaction_id = gen_random_uuid()"]],
  ["09-one-event-per-change", ["update billing.outbox set sequence = 2"]],
  ["12-sandbox-stays-sandbox", ["update billing.transactions set is_sandbox = false"]],
  ["13-no-card-numbers", [`update billing.operations set metadata = '{"note": "card 4242424242424242"}'`]],
  ["14-renewal-dates", ["update billing.subscriptions set renews_at = null"]],
])("%s finds what it is for", async (invariant, faults) => {
  const { ada, db } = await testBilling();
  await ada.buys("atelier_monthly");
  const client = await db.$client.connect();
  try {
    await client.query("begin");
    for (const fault of faults) await client.query(fault);
    expect((await brokenInvariants(client)).map((it) => it.invariant)).toContain(invariant);
  } finally {
    await client.query("rollback");
    client.release();
  }
});
