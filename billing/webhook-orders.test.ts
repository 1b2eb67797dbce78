import { describe, expect, test } from "vitest";
import { declinedCard, Person } from "./testing/person.ts";
import { type House, type ToldByProvider, testBilling } from "./testing.ts";

/** All orders of four things. */
const orders = permutations([0, 1, 2, 3]);

function permutations(list: number[]): number[][] {
  if (list.length < 2) return [list];
  return list.flatMap((it) => permutations(list.filter((other) => other !== it)).map((rest) => [it, ...rest]));
}

/** The events about one payment, in the order of these types. */
function about(events: ToldByProvider[], intentId: string, types: string[]): ToldByProvider[] {
  return types.map((type) => {
    const isIt = ({ data }: ToldByProvider) => data.object.id === intentId || data.object.payment_intent === intentId;
    const found = events.find((it) => it.type === type && isIt(it));
    if (!found) throw new Error(`There is no ${type} among ${events.filter(isIt).map((it) => it.type)}.`);
    return found;
  });
}

/** Lets events in, each once, twice or three times, and does what they lead to. */
async function arrive({ billing, tells, works }: House, four: ToldByProvider[], order: number[]): Promise<number[]> {
  const statuses = [];
  for (const [place, which] of order.entries()) {
    for (let time = 0; time <= (place + order[0]!) % 3; time += 1) {
      statuses.push((await billing.fetch(tells(JSON.stringify(four[which])))).status);
      // What comes again is only kept once, so that it makes no new work.
      if (time === 0) await works();
    }
  }
  return statuses;
}

/** Everything that is written down about a person, without ids and instants. */
const everythingOf = ({ rows }: House, person: Person) =>
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

/** Pays in the browser, and closes it: only the provider knows. @returns the intent's id. */
async function paysAndLeaves(person: Person, cards: string[] = []): Promise<string> {
  const checkout = await person.startsCheckout("atelier_monthly");
  for (const card of cards) await checkout.pays(card);
  const secret = await checkout.secret();
  await checkout.pays();
  return secret.split("_secret_")[0]!;
}

describe("four events in all 24 orders, each once to three times, three days late, end the same", {
  timeout: 300_000,
}, () => {
  test("a purchase that was declined first", async () => {
    const house = await testBilling();
    const bought = [];
    for (const at of orders.keys()) {
      const person = new Person(house, `buyer-${at}`);
      bought.push({ person, intentId: await paysAndLeaves(person, [declinedCard]) });
    }
    house.travelTo("2026-02-03T10:00:00Z");
    const events = await house.providerEvents();
    const ends = new Set<string>();
    for (const [at, { person, intentId }] of bought.entries()) {
      const types = [
        "payment_intent.created",
        "payment_intent.payment_failed",
        "charge.succeeded",
        "payment_intent.succeeded",
      ];
      const statuses = await arrive(house, about(events, intentId, types), orders[at]!);
      expect(new Set(statuses)).toEqual(new Set([200]));
      ends.add(JSON.stringify(await everythingOf(house, person)));
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
    const house = await testBilling();
    const bought = [];
    for (const at of orders.keys()) {
      const person = new Person(house, `buyer-${at}`);
      const intentId = await paysAndLeaves(person);
      await house.atProvider("/v1/refunds", { payment_intent: intentId });
      bought.push({ person, intentId });
    }
    house.travelTo("2026-02-03T10:00:00Z");
    const events = await house.providerEvents();
    const ends = new Set<string>();
    for (const [at, { person, intentId }] of bought.entries()) {
      const types = ["payment_intent.succeeded", "charge.succeeded", "refund.created", "charge.refunded"];
      await arrive(house, about(events, intentId, types), orders[at]!);
      ends.add(JSON.stringify(await everythingOf(house, person)));
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

describe("only the provider is believed", () => {
  const kept = ({ rows }: House) => rows<{ count: number }>("select count(*)::int from billing.webhook_events");

  async function paidFor(house: House): Promise<string> {
    const intentId = await paysAndLeaves(house.ada);
    return JSON.stringify(about(await house.providerEvents(), intentId, ["payment_intent.succeeded"])[0]);
  }

  test.each([
    ["another secret", { secrets: ["whsec_another"] }],
    ["an empty secret", { secrets: [""] }],
    ["no signature at all", { secrets: [] }],
    ["a signature of six minutes ago", { secondsAgo: 360 }],
  ])("%s is refused, and kept nowhere", async (_, forged) => {
    const house = await testBilling();
    const body = await paidFor(house);
    expect((await house.billing.fetch(house.tells(body, forged))).status).toBe(400);
    expect(await kept(house)).toEqual([{ count: 0 }]);
  });

  test("a body that was read and written again on the way is refused", async () => {
    const house = await testBilling();
    const request = house.tells(await paidFor(house));
    const again = new Request(request, { body: JSON.stringify(await request.clone().json(), null, 2) });
    expect((await house.billing.fetch(again)).status).toBe(400);
    expect(await kept(house)).toEqual([{ count: 0 }]);
  });

  test("a service without a secret believes nobody", async () => {
    const house = await testBilling();
    const body = await paidFor(house);
    for (const webhookSecret of ["", " , "]) {
      const process = await house.anotherProcess({ account: "acct_atelier", webhookSecret });
      for (const secret of ["", "whsec_atelier"]) {
        expect((await process.fetch(house.tells(body, { secrets: [secret] }))).status).toBe(400);
      }
    }
    expect(await kept(house)).toEqual([{ count: 0 }]);
  });

  test("while the secret is changed, either one signs, and so do both", async () => {
    const house = await testBilling();
    const body = await paidFor(house);
    const process = await house.anotherProcess({ webhookSecret: "whsec_new, whsec_old" });
    for (const secrets of [["whsec_new"], ["whsec_old"], ["whsec_other", "whsec_old"]]) {
      expect((await process.fetch(house.tells(body, { secrets }))).status).toBe(200);
    }
    expect(await kept(house)).toEqual([{ count: 1 }]);
  });

  test("what nobody here knows is kept, counted and left alone", async () => {
    const house = await testBilling();
    const event = (id: string, type: string, object: object) =>
      JSON.stringify({ id, object: "event", type, created: 1, livemode: false, data: { object } });
    const unknown = [
      event("evt_1", "payout.paid", { id: "po_1" }),
      event("evt_2", "payout.paid", { id: "po_2" }),
      event("evt_3", "payment_intent.succeeded", { id: "pi_nowhere", metadata: { operation: "not-ours" } }),
      event("evt_4", "charge.refunded", { id: "ch_1", payment_intent: null }),
      event("evt_5", "radar.early_fraud_warning.created", { id: "issfr_1", payment_intent: "pi_1" }),
    ];
    for (const body of unknown) expect((await house.billing.fetch(house.tells(body))).status).toBe(200);
    await house.works();
    expect(
      await house.rows(
        "select type, count(*)::int, count(handled_at)::int as handled from billing.webhook_events group by 1 order by 1",
      ),
    ).toEqual([
      { type: "charge.refunded", count: 1, handled: 1 },
      { type: "payment_intent.succeeded", count: 1, handled: 1 },
      { type: "payout.paid", count: 2, handled: 2 },
      { type: "radar.early_fraud_warning.created", count: 1, handled: 1 },
    ]);
  });
});
