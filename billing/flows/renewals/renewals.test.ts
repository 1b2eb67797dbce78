import { describe, expect, test } from "vitest";
import { slowTest } from "../../../vitest/slow-test.ts";
import { firstOf } from "../../rules/defined.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { failsLaterCard, type TestCustomer } from "../../testing/test-customer.ts";

const subscription = async (ada: TestCustomer, product = "atelier_monthly") =>
  (await ada.info()).subscriptions[product];
const cancel = ({ post, keys }: TestBilling, product = "atelier_monthly") =>
  post(`/v1/subscribers/ada/subscriptions/${product}/cancel`, {}, keys.secret);

/** The database refuses every payment of Ada's subscription, until the trigger `refuses` is dropped. */
async function refusePaymentsOfAda(rows: TestBilling["rows"]): Promise<void> {
  const found = await rows<{ id: string }>(`select s.id from billing.subscriptions s
    join billing.customers c on c.id = s.customer_id where c.app_user_id = 'ada'`);
  await rows(`create function billing.refuses() returns trigger language plpgsql as
      $$ begin raise exception 'not this one'; end $$;
    create trigger refuses before insert on billing.payments for each row
      when (new.subscription_id = '${firstOf(found, "subscription").id}') execute function billing.refuses()`);
}

describe("renewing", () => {
  test("charges when a period ends, and keeps the day of the month over short ones", async () => {
    const { ada, billing, setClock } = await testBilling();
    await ada.buys("atelier_monthly");
    const ends = [];
    for (const instant of ["2026-02-28T10:00:01Z", "2026-03-31T10:00:01Z", "2026-04-30T10:00:01Z"]) {
      setClock(instant);
      await billing.tick();
      await billing.tick();
      ends.push((await subscription(ada))?.expires_date);
    }
    expect(ends).toEqual(["2026-03-31T10:00:00Z", "2026-04-30T10:00:00Z", "2026-05-31T10:00:00Z"]);
  });

  test("a trial becomes a paid year", async () => {
    const { ada, billing, setClock, rows } = await testBilling();
    await ada.buys("atelier_yearly");
    setClock("2026-02-07T10:00:00Z");
    await billing.tick();
    expect(await subscription(ada, "atelier_yearly")).toMatchObject({
      period_type: "normal",
      expires_date: "2027-02-07T10:00:00Z",
      original_purchase_date: "2026-01-31T10:00:00Z",
    });
    expect(await rows("select amount_micros, state from billing.payments")).toEqual([
      { amount_micros: "36000000", state: "succeeded" },
    ]);
  });

  test("an introductory price is paid for its cycles, then the full one", async () => {
    const { ada, billing, setClock, rows } = await testBilling();
    await ada.buys("atelier_intro");
    for (const instant of ["2026-02-28T10:00:00Z", "2026-03-31T10:00:00Z"]) {
      setClock(instant);
      await billing.tick();
    }
    expect(await rows("select amount_micros::int as micros from billing.transactions order by starts_at")).toEqual(
      [1_000_000, 1_000_000, 4_000_000].map((micros) => ({ micros })),
    );
  });

  test("after an outage of months only the period that begins now is charged", async () => {
    const { ada, billing, setClock, rows } = await testBilling();
    await ada.buys("atelier_monthly");
    setClock("2026-07-15T08:00:00Z");
    await billing.tick();
    expect((await subscription(ada))?.expires_date).toBe("2026-08-15T08:00:00Z");
    expect(await rows("select count(*)::int from billing.payments")).toEqual([{ count: 2 }]);
  });

  slowTest("one that can never be claimed does not hold up those beside it", async () => {
    const { ada, bert, billing, setClock, rows, loggedErrors } = await testBilling();
    await ada.buys("atelier_monthly");
    await bert.buys("atelier_monthly");
    await refusePaymentsOfAda(rows);
    setClock("2026-02-28T10:00:01Z");
    await billing.tick();
    expect((await subscription(bert))?.expires_date).toBe("2026-03-31T10:00:00Z");
    expect((await subscription(ada))?.expires_date).toBe("2026-03-01T10:00:00Z");
    expect(loggedErrors.splice(0).map((it) => it.msg)).toEqual(["a task could not be finished"]);
    await rows("drop trigger refuses on billing.payments");
    await billing.tick();
    expect((await subscription(ada))?.expires_date).toBe("2026-03-31T10:00:00Z");
  });

  slowTest("eight workers at once renew each subscription once", async () => {
    const { ada, bert, startAnotherProcess, setClock, rows } = await testBilling();
    await ada.buys("atelier_monthly");
    await bert.buys("atelier_monthly");
    setClock("2026-02-28T10:00:00Z");
    const workers = await Promise.all(Array.from({ length: 8 }, () => startAnotherProcess()));
    await Promise.all(workers.map((it) => it.tick()));
    expect(await rows("select count(*)::int from billing.transactions")).toEqual([{ count: 4 }]);
  });

  test("an answer that gets lost on the way is asked for again, not paid again", async () => {
    const { ada, billing, connection, setClock, rows } = await testBilling();
    await ada.buys("atelier_monthly");
    setClock("2026-02-28T10:00:00Z");
    connection.cut(/^POST \/v1\/payment_intents$/, "after", 3);
    await billing.tick();
    expect(await rows("select state from billing.payments order by created_at")).toEqual([
      { state: "succeeded" },
      { state: "pending" },
    ]);
    setClock("2026-02-28T10:05:00Z");
    await billing.tick();
    expect((await subscription(ada))?.expires_date).toBe("2026-03-31T10:00:00Z");
    expect(await rows("select count(*)::int from gateway.charges")).toEqual([{ count: 2 }]);
  });

  slowTest(
    "an answer that gets lost before the card is replaced is looked for, not asked for with the new card",
    async () => {
      const { ada, billing, connection, setClock, rows } = await testBilling();
      await ada.buys("atelier_monthly");
      setClock("2026-02-28T10:00:00Z");
      connection.cut(/^POST \/v1\/payment_intents$/, "after", 3);
      await billing.tick();
      await rows("update billing.subscriptions set payment_method_id = 'pm_card_mastercard'");
      setClock("2026-02-28T10:05:00Z");
      await billing.tick();
      expect((await subscription(ada))?.expires_date).toBe("2026-03-31T10:00:00Z");
      expect(await rows("select count(*)::int from gateway.charges")).toEqual([{ count: 2 }]);
    },
  );
});

describe("a card that fails at the renewal", () => {
  test("ends access after a day, is tried again with a key of its own, and is given up after a month", async () => {
    const { ada, billing, setClock, rows } = await testBilling();
    await ada.buys("atelier_yearly", failsLaterCard);
    expect(await ada.has("pro")).toBe(true);
    setClock("2026-02-07T10:00:00Z");
    await billing.tick();
    expect(await ada.has("pro")).toBe(true);
    expect(await subscription(ada, "atelier_yearly")).toMatchObject({
      billing_issues_detected_at: "2026-02-07T10:00:00Z",
      unsubscribe_detected_at: null,
    });

    for (let day = 8; day <= 40; day += 1) {
      setClock(new Date(Date.UTC(2026, 1, day, 11)).toISOString());
      await billing.tick();
      expect(await ada.has("pro")).toBe(false);
    }
    expect(await rows("select attempt, state, failure_code from billing.payments order by attempt")).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((attempt) => ({ attempt, state: "failed", failure_code: "generic_decline" })),
    );
    expect(await rows("select type from billing.outbox order by sequence")).toEqual([
      { type: "INITIAL_PURCHASE" },
      { type: "INVOICE_ISSUANCE" },
      { type: "BILLING_ISSUE" },
      { type: "CANCELLATION" },
      { type: "EXPIRATION" },
    ]);
    expect((await ada.startsCheckout("atelier_yearly")).mode).toBe("payment");
  });
});

describe("cancelling", () => {
  test("keeps what is paid", async () => {
    const service = await testBilling();
    const { ada, setClock } = service;
    await ada.buys("atelier_monthly");
    setClock("2026-02-10T10:00:00Z");
    expect((await cancel(service)).status).toBe(200);
    await cancel(service);
    expect(await subscription(ada)).toMatchObject({
      unsubscribe_detected_at: "2026-02-10T10:00:00Z",
      expires_date: "2026-02-28T10:00:00Z",
    });
    expect(await ada.has("pro")).toBe(true);
  });

  test("ends the subscription after what is paid, and then it cannot be cancelled again", async () => {
    const service = await testBilling();
    const { ada, billing, setClock, rows } = service;
    await ada.buys("atelier_monthly");
    await cancel(service);
    setClock("2026-02-28T10:00:00Z");
    await billing.tick();
    expect(await ada.has("pro")).toBe(false);
    expect(await rows("select type from billing.outbox where subscription_id is not null order by sequence")).toEqual([
      { type: "INITIAL_PURCHASE" },
      { type: "CANCELLATION" },
      { type: "EXPIRATION" },
    ]);
    expect(await cancel(service)).toMatchObject({ status: 404 });
  });

  test("can be taken back before the end, and then it renews", async () => {
    const service = await testBilling();
    const { ada, billing, post, keys, setClock } = service;
    await ada.buys("atelier_monthly");
    await cancel(service);
    await post("/v1/subscribers/ada/subscriptions/atelier_monthly/resume", {}, keys.secret);
    setClock("2026-02-28T10:00:00Z");
    await billing.tick();
    expect(await subscription(ada)).toMatchObject({
      unsubscribe_detected_at: null,
      expires_date: "2026-03-31T10:00:00Z",
    });
  });

  test("what was cancelled and is over can be bought anew, even before anybody tidied up", async () => {
    const service = await testBilling();
    const { ada, setClock } = service;
    await ada.buys("atelier_monthly");
    await cancel(service);
    setClock("2026-03-05T10:00:00Z");
    await ada.buys("atelier_monthly");
    expect((await subscription(ada))?.expires_date).toBe("2026-04-05T10:00:00Z");
  });

  test("needs a secret key", async () => {
    const { ada, post } = await testBilling();
    await ada.buys("atelier_monthly");
    expect(await post("/v1/subscribers/ada/subscriptions/atelier_monthly/cancel", {})).toMatchObject({
      status: 403,
      body: { code: 7225 },
    });
  });
});
