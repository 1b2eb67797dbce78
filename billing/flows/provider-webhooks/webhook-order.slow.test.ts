import { describe, expect, test } from "vitest";
import { defined, firstOf } from "../../rules/defined.ts";
import { findPaymentEvents } from "../../testing/find-payment-events.ts";
import { type ProviderEvent, type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { declinedCard, payAndClose, TestCustomer } from "../../testing/test-customer.ts";

/** All orders of four things. */
const orders = permutations([0, 1, 2, 3]);

function permutations(list: number[]): number[][] {
  if (list.length < 2) return [list];
  return list.flatMap((it) => permutations(list.filter((other) => other !== it)).map((rest) => [it, ...rest]));
}

/** Lets events in, each once, twice or three times, and does what they lead to. */
async function arrive(
  { billing, signedWebhook, runJobs }: TestBilling,
  four: ProviderEvent[],
  order: number[],
): Promise<number[]> {
  const statuses = [];
  for (const [place, which] of order.entries()) {
    for (let time = 0; time <= (place + firstOf(order, "order")) % 3; time += 1) {
      statuses.push((await billing.fetch(signedWebhook(JSON.stringify(four[which])))).status);
      // What comes again is only kept once, so that it makes no new work.
      if (time === 0) await runJobs();
    }
  }
  return statuses;
}

/** Everything that is written down about a person, without ids and instants. */
const everythingOf = ({ rows }: TestBilling, person: TestCustomer) =>
  rows(`with mine as (select id from billing.customers where app_user_id = '${person.id}')
    select
      (select json_agg(json_build_array(state, error_code)) from billing.operations where customer_id in (table mine)) as operations,
      (select json_agg(json_build_array(p.state, p.amount_micros)) from billing.payments p
        join billing.operations o on o.id = p.operation_id where o.customer_id in (table mine)) as payments,
      (select json_agg(json_build_array(r.state, r.reason, r.amount_micros)) from billing.refunds r
        join billing.payments p on p.id = r.payment_id
        join billing.operations o on o.id = p.operation_id where o.customer_id in (table mine)) as refunds,
      (select json_agg(json_build_array(refunded_at is null)) from billing.transactions where customer_id in (table mine)) as transactions,
      (select json_agg(json_build_array(ended_at is null, renews_at is null)) from billing.subscriptions where customer_id in (table mine)) as subscriptions,
      (select json_agg(type order by subscription_id is not null, sequence) from billing.outbox where customer_id in (table mine)) as events`);

describe("four events in all 24 orders, each once to three times, three days late, end the same", {
  timeout: 300_000,
}, () => {
  test("a purchase that was declined first", async () => {
    const service = await testBilling();
    const bought = [];
    for (const at of orders.keys()) {
      const person = new TestCustomer(service, `buyer-${at}`);
      bought.push({ person, intentId: await payAndClose(person, [declinedCard]) });
    }
    service.setClock("2026-02-03T10:00:00Z");
    const events = await service.providerEvents();
    const ends = new Set<string>();
    for (const [at, { person, intentId }] of bought.entries()) {
      const types = [
        "payment_intent.created",
        "payment_intent.payment_failed",
        "charge.succeeded",
        "payment_intent.succeeded",
      ];
      const statuses = await arrive(service, findPaymentEvents(events, intentId, types), defined(orders[at], "orders"));
      expect(new Set(statuses)).toEqual(new Set([200]));
      ends.add(JSON.stringify(await everythingOf(service, person)));
    }
    expect([...ends].map((it) => JSON.parse(it))).toEqual([
      [
        {
          operations: [["succeeded", null]],
          payments: [["succeeded", 4_000_000]],
          refunds: null,
          transactions: [[true]],
          subscriptions: [[true, false]],
          events: ["INVOICE_ISSUANCE", "INITIAL_PURCHASE"],
        },
      ],
    ]);
  });

  test("a purchase that the seller gave back at the provider before we heard of anything", async () => {
    const service = await testBilling();
    const bought = [];
    for (const at of orders.keys()) {
      const person = new TestCustomer(service, `buyer-${at}`);
      const intentId = await payAndClose(person);
      await service.callProviderApi("/v1/refunds", { payment_intent: intentId });
      bought.push({ person, intentId });
    }
    service.setClock("2026-02-03T10:00:00Z");
    const events = await service.providerEvents();
    const ends = new Set<string>();
    for (const [at, { person, intentId }] of bought.entries()) {
      const types = ["payment_intent.succeeded", "charge.succeeded", "refund.created", "charge.refunded"];
      await arrive(service, findPaymentEvents(events, intentId, types), defined(orders[at], "orders"));
      ends.add(JSON.stringify(await everythingOf(service, person)));
    }
    expect([...ends].map((it) => JSON.parse(it))).toEqual([
      [
        {
          operations: [["succeeded", null]],
          payments: [["succeeded", 4_000_000]],
          refunds: [["succeeded", "outside", 4_000_000]],
          transactions: [[false]],
          subscriptions: [[false, true]],
          events: ["INVOICE_ISSUANCE", "INITIAL_PURCHASE", "CANCELLATION", "EXPIRATION"],
        },
      ],
    ]);
  });
});
