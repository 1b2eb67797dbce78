import type { ServerResponse } from "node:http";

import { afterEach, describe, expect, test, vi } from "vitest";
import { slowTest } from "../../../vitest/slow-test.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { TestCustomer } from "../../testing/test-customer.ts";
import { startReceiver, status } from "../../testing/webhook-receiver.ts";

afterEach(() => vi.useRealTimers());

const cancel = ({ post, keys }: TestBilling) =>
  post("/v1/subscribers/ada/subscriptions/atelier_monthly/cancel", {}, keys.secret);

const delivered = async ({ rows }: TestBilling) =>
  (await rows("select 1 from billing.webhook_deliveries where state = 'delivered'")).length;

const states = ({ rows }: TestBilling) => rows("select state, tries from billing.webhook_deliveries order by position");

/** When a message that nobody accepts is sent, in minutes since it happened. */
const triesAtMinutes = [0, 0.5, 2.5, 7.5, 17.5, 37.5, 57.5, 117.5, 297.5, 657.5];

/** Lets time pass to where something is tried again, and to shortly before it. */
async function allTriesPass(service: TestBilling): Promise<void> {
  const begun = service.clock().getTime();
  for (const minutes of triesAtMinutes) {
    for (const earlyMs of minutes === 0 ? [0] : [1000, 0]) {
      service.setClock(new Date(begun + minutes * 60_000 - earlyMs).toISOString());
      await service.sendOutgoing();
    }
  }
}

describe("a receiver", () => {
  test("that fails is tried ten times over eleven hours, with the same id and body each time", async () => {
    const service = await testBilling();
    const shop = await startReceiver(service);
    shop.answers(status(500, "out of thread"));
    await service.ada.buys("pins");
    const begun = service.clock().getTime();
    await allTriesPass(service);
    expect(new Set(shop.calls.map((it) => `${it.headers["webhook-id"]} ${it.body}`)).size).toBe(1);
    const minutes = shop.calls.map((it) => (Number(it.headers["webhook-timestamp"]) - begun / 1000) / 60);
    expect(minutes).toEqual(triesAtMinutes);
    expect(await states(service)).toEqual([{ state: "failed", tries: 10 }]);
    expect(await service.rows("select distinct status, answer from billing.webhook_tries")).toEqual([
      { status: 500, answer: "out of thread" },
    ]);
  });

  test.each([
    ["redirects", (a: ServerResponse) => a.writeHead(302, { location: "/x" }).end(), 302],
    ["is slow", () => undefined, null],
    ["hangs up", (a: ServerResponse) => void a.destroy(), null],
  ])("that %s has not accepted anything", async (_what, how, answered) => {
    const service = await testBilling();
    const shop = await startReceiver(service);
    shop.answers(how);
    await service.ada.buys("pins");
    await service.runJobs();
    expect(shop.calls).toHaveLength(1);
    expect(await states(service)).toEqual([{ state: "waiting", tries: 1 }]);
    expect(await service.rows("select status from billing.webhook_tries")).toEqual([{ status: answered }]);
  });

  test("that talks for ever is cut off, and has accepted", async () => {
    const service = await testBilling();
    const shop = await startReceiver(service);
    shop.answers((answer) => {
      answer.writeHead(200);
      answer.on("drain", () => answer.write("yes ".repeat(10_000)));
      answer.write("yes ".repeat(10_000));
    });
    await service.ada.buys("pins");
    await service.runJobs();
    expect(await states(service)).toEqual([{ state: "delivered", tries: 1 }]);
    expect(await service.rows("select length(answer) from billing.webhook_tries")).toEqual([{ length: 2048 }]);
  });

  test("that flaps gets each subscription's events in order, and others do not wait for them", async () => {
    const service = await testBilling();
    const shop = await startReceiver(service);
    shop.answers((answer, call) => status(call.event.app_user_id === "ada" ? 503 : 200)(answer));
    await service.ada.buys("atelier_monthly");
    await cancel(service);
    await service.bert.buys("atelier_monthly");
    await service.billing.tick();
    await service.sendOutgoing();
    expect(shop.calls.map(({ event }) => [event.app_user_id, event.type]).sort()).toEqual([
      ["ada", "INITIAL_PURCHASE"],
      ["bert", "INITIAL_PURCHASE"],
    ]);
    shop.answers(status(204));
    service.setClock("2026-01-31T10:00:30Z");
    await service.sendOutgoing();
    expect(shop.heard().slice(2)).toEqual(["INITIAL_PURCHASE", "CANCELLATION"]);
  });

  slowTest("is sent nothing twice by two workers at once", async () => {
    const service = await testBilling();
    const shop = await startReceiver(service);
    for (let purchases = 0; purchases < 5; purchases += 1) await service.ada.buys("pins");
    await service.bert.buys("atelier_monthly");
    const workers = await Promise.all([
      service.startAnotherProcess(),
      service.startAnotherProcess(),
      service.startAnotherProcess(),
    ]);
    await Promise.all([service.sendOutgoing(), ...workers.map((it) => it.tick())]);
    await expect.poll(() => delivered(service), { timeout: 20_000 }).toBe(6);
    expect(shop.calls).toHaveLength(6);
    expect(new Set(shop.calls.map((it) => it.event.id)).size).toBe(6);
  });

  test("whose sender died in the middle hears the event again a minute later", async () => {
    const service = await testBilling();
    const shop = await startReceiver(service);
    await service.ada.buys("pins");
    await service.rows("update billing.webhook_deliveries set tries = 1, due_at = due_at + interval '1 minute'");
    await service.billing.tick();
    await service.sendOutgoing();
    expect(shop.heard()).toEqual([]);
    service.setClock("2026-01-31T10:01:00Z");
    await service.billing.tick();
    await service.sendOutgoing();
    expect(shop.heard()).toEqual(["NON_RENEWING_PURCHASE"]);
  });
});

describe("an endpoint that is dead", () => {
  test("is switched off, and gets everything in order when it is switched on again", async () => {
    const service = await testBilling();
    const shop = await startReceiver(service, { email: "ops@atelier.example" });
    shop.answers(status(500));
    await service.ada.buys("pins");
    await service.bert.buys("pins");
    await new TestCustomer(service, "cleo").buys("atelier_monthly");
    await allTriesPass(service);
    await service.sendOutgoing();
    expect(
      await service.rows("select failures_in_a_row, disabled_at is null as is_on from billing.webhook_endpoints"),
    ).toEqual([{ failures_in_a_row: 3, is_on: false }]);

    expect(service.emails.filter((it) => it.to === "ops@atelier.example")).toMatchObject([
      { subject: "We’ve switched off the webhook endpoint shop", text: expect.stringContaining("500") },
    ]);
    const callsSoFar = shop.calls.length;
    shop.answers(status(200));
    await service.post("/v1/subscribers/cleo/subscriptions/atelier_monthly/cancel", {}, service.keys.secret);
    await service.billing.tick();
    await service.sendOutgoing();
    expect(shop.calls).toHaveLength(callsSoFar);

    const { body } = await service.post("/v1/webhook_endpoints/shop/enable", {}, service.keys.secret);
    expect(body).toMatchObject({ endpoint: { disabled_at: null, failures_in_a_row: 0 } });
    await service.runJobs();
    expect(shop.heard().slice(callsSoFar)).toEqual(["CANCELLATION"]);
  });
});
