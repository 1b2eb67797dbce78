import { testDatabase } from "@hemline/database/testing";
import { expect, onTestFinished, test } from "vitest";
import { applyCatalogue } from "../billing.ts";
import { fixtureCatalogue } from "../testing/fixture-catalogue.ts";
import { testBilling } from "../testing/test-billing.ts";
import { brokenInvariants } from "./broken-invariants.ts";

test("an empty shop breaks nothing", async () => {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  await applyCatalogue(db, fixtureCatalogue, { clock: () => new Date() });
  expect(await brokenInvariants(db.$client)).toEqual([]);
});

test.each([
  [
    "01-one-charge",
    [
      "drop index billing.one_charge_per_operation",
      "drop index billing.one_payment_per_intent",
      "insert into billing.payments select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid()))).* from billing.payments p",
    ],
  ],
  ["02-money-adds-up", ["update billing.payments set amount_micros = amount_micros + 1"]],
  [
    "04-periods-do-not-overlap",
    [
      `insert into billing.transactions select (jsonb_populate_record(t, jsonb_build_object(
        'id', gen_random_uuid(), 'payment_id', null, 'starts_at', t.starts_at + interval '1 day'))).* from billing.transactions t`,
    ],
  ],
  ["05-paid-means-fulfilled", ["update billing.transactions set payment_id = null"]],
  ["05-access-follows-payments", ["update billing.transactions set period_type = 'trial'"]],
  ["05-endings-are-recorded-once", ["update billing.subscriptions set ended_at = started_at, renews_at = null"]],
  ["06-subscriptions-have-periods", ["update billing.subscriptions set renewals = 1"]],
  ["06-subscriptions-have-periods", ["update billing.subscriptions set started_at = started_at - interval '1 day'"]],
  ["07-final-states", ["update billing.operations set transaction_id = gen_random_uuid()"]],
  [
    "08-ledger",
    [
      "insert into billing.virtual_currencies select gen_random_uuid(), id, 'GLD', 'Gold' from billing.projects",
      "insert into billing.balances select c.id, v.id, 5 from billing.customers c, billing.virtual_currencies v",
    ],
  ],
  ["09-one-event-per-period", ["update billing.outbox set sequence = 2"]],
  ["09-stored-events-match-their-rows", [`update billing.outbox set event = '{"api_version": "1.0"}'`]],
  ["12-sandbox-is-marked-as-sandbox", ["update billing.outbox set is_sandbox = false"]],
  ["12-sandbox-is-marked-as-sandbox", ["update billing.receipts set is_sandbox = false"]],
  ["12-sandbox-is-marked-as-sandbox", ["update billing.emails set is_sandbox = false"]],
  ["17-receipts-match-payments", ["update billing.receipts set number = 2"]],
  ["17-receipts-match-payments", ["delete from billing.receipts"]],
  ["10-one-provider-id-per-payment", ["update billing.payments set intent_id = null"]],
  ["16-refunds-end-access", ["update billing.transactions set refunded_at = starts_at"]],
  ["12-sandbox-stays-sandbox", ["update billing.transactions set is_sandbox = false"]],
  ["13-no-card-numbers", [`update billing.operations set metadata = '{"note": "card 4242424242424242"}'`]],
  ["15-event-prices-match-transactions", ["update billing.transactions set amount_micros = amount_micros + 1"]],
  ["14-renewal-dates", ["update billing.subscriptions set renews_at = null"]],
])("%s finds what it is for", async (invariant, statements) => {
  const { ada, db } = await testBilling();
  await ada.buys("atelier_monthly");
  const client = await db.$client.connect();
  try {
    await client.query("begin");
    for (const statement of statements) await client.query(statement);
    expect((await brokenInvariants(client)).map((it) => it.invariant)).toContain(invariant);
  } finally {
    await client.query("rollback");
    client.release();
  }
});
