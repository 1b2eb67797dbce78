import type { StartAnswer } from "@hemline/protocol";
import { describe, expect, test } from "vitest";
import type { Billing } from "../billing.ts";
import { defined, firstOf } from "../rules/defined.ts";
import { AppServer } from "../testing/app-server.ts";
import { type TestBilling, testBilling } from "../testing/test-billing.ts";
import { failsLaterCard, TestCustomer, visa } from "../testing/test-customer.ts";
import { providerDifferences } from "./provider-differences.ts";

/** How often each race is run; who wins differs from time to time. */
const rounds = 10;
const visitorsId = "$RCAnonymousID:0123456789abcdef0123456789abcdef";

function posts({ keys }: TestBilling, process: Billing, path: string, body: object, key: string = keys.sandbox) {
  return process.fetch(
    new Request(`http://billing.example${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    }),
  );
}

/** Every call of the provider so far, let in by both processes at once. */
const calls = async (service: TestBilling, processes: Billing[]) => {
  await service.gateway.tick();
  const again = service.replayProviderWebhooks();
  service.webhooks.length = 0;
  return again.map((request, at) => () => processes[at % processes.length]!.fetch(request.clone()));
};

async function overTwoProcesses() {
  const service = await testBilling();
  return { service, processes: [service.billing, await service.startAnotherProcess()] };
}

const liveProducts = ({ rows }: TestBilling) =>
  rows(`select p.identifier as product from billing.subscriptions s
    join billing.products p on p.id = s.product_id where ended_at is null`);

const race = (runs: (() => Promise<unknown>)[]) => Promise.all(runs.map((run) => run()));
const repeated = { repeats: rounds - 1 };

describe("at once, over two processes", repeated, () => {
  test("fifty starts of one product, five of them paid: one subscription, four payments go back", async () => {
    const { service, processes } = await overTwoProcesses();
    const { ada, confirms, rows, runJobs } = service;
    const option = (await ada.product("atelier_monthly")).purchase_options.base_option!;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        posts(service, processes[at % 2]!, "/rcbilling/v1/checkout/start", {
          app_user_id: ada.id,
          product_id: "atelier_monthly",
          price_id: option.price_id,
          trace_id: "trace",
          presented_offering_identifier: "default",
          metadata: {},
        }),
      ),
    );
    expect(new Set(answers.map((it) => it.status))).toEqual(new Set([200]));
    const sessions = await Promise.all(
      answers.slice(0, 5).map(async (it) => ((await it.json()) as StartAnswer).operation_session_id),
    );
    const secrets = await Promise.all(
      sessions.map(async (session, at) => {
        const answer = await posts(service, processes[at % 2]!, `/rcbilling/v1/checkout/${session}/complete`, {
          email: ada.email,
        });
        const body = (await answer.json()) as { gateway_params: { client_secret: string } };
        return body.gateway_params.client_secret;
      }),
    );
    expect(await Promise.all(secrets.map((it) => confirms(it, visa)))).toEqual(secrets.map(() => null));
    await race([
      ...sessions.map((it) => () => service.get(`/rcbilling/v1/checkout/${it}`)),
      ...(await calls(service, processes)),
      () => defined(processes[1], "processes").tick(),
    ]);
    await runJobs();
    expect(await rows("select count(*)::int from billing.subscriptions where ended_at is null")).toEqual([
      { count: 1 },
    ]);
    expect(
      await rows("select reason, count(*)::int from billing.refunds where state = 'succeeded' group by 1"),
    ).toEqual([{ reason: "duplicate", count: 4 }]);
    expect(await providerDifferences(service)).toEqual([]);
  });

  test("webhooks, polls and two janitors settle one purchase once", async () => {
    const { service, processes } = await overTwoProcesses();
    const { ada, rows, runJobs } = service;
    const checkout = await ada.startsCheckout("atelier_monthly");
    await checkout.pays();
    service.setClock("2026-01-31T10:06:00Z");
    await race([
      () => checkout.status(),
      ...(await calls(service, processes)),
      ...processes.map((it) => () => it.tick()),
      () => checkout.status(),
      () => runJobs(),
    ]);
    await runJobs();
    expect(await rows("select type from billing.outbox where subscription_id is not null")).toEqual([
      { type: "INITIAL_PURCHASE" },
    ]);
    expect(await providerDifferences(service)).toEqual([]);
  });

  test("webhooks and two janitors settle one renewal once, of which nobody had heard", async () => {
    const { service, processes } = await overTwoProcesses();
    const { ada, billing, rows, runJobs } = service;
    await ada.buys("atelier_monthly");
    await service.deliverProviderWebhooks();
    service.setClock("2026-02-28T10:00:01Z");
    service.connection.cut(/^POST \/v1\/payment_intents$/, "after", 3);
    await billing.tick();
    service.setClock("2026-02-28T10:06:00Z");
    await race([...processes.map((it) => () => it.tick()), ...(await calls(service, processes)), () => runJobs()]);
    await runJobs();
    expect(await rows("select count(*)::int from billing.transactions")).toEqual([{ count: 2 }]);
    expect(await providerDifferences(service)).toEqual([]);
  });

  test("an upgrade that two processes are asked for is one change and one charge", async () => {
    const { service, processes } = await overTwoProcesses();
    const { ada, rows, runJobs, keys } = service;
    await ada.buys("studio");
    const { product, quote } = firstOf(await new AppServer(service).offers(ada, "studio"), "offer");
    const path = `/v1/subscribers/${ada.id}/subscriptions/studio/change`;
    const answers = await Promise.all(processes.map((it) => posts(service, it, path, { product, quote }, keys.secret)));
    const statuses = answers.map((it) => it.status);
    for (const status of statuses) expect([200, 409]).toContain(status);
    expect(statuses).toContain(200);
    await runJobs();
    expect(await liveProducts(service)).toEqual([{ product: "studio_plus" }]);
    expect(await rows("select count(*)::int from gateway.charges")).toEqual([{ count: 2 }]);
    expect(await providerDifferences(service)).toEqual([]);
  });

  test("a visitor logs in while what they bought is handed over: it is theirs", async () => {
    const { service, processes } = await overTwoProcesses();
    const { ada, runJobs } = service;
    await ada.info();
    const visitor = new TestCustomer(service, visitorsId);
    const checkout = await visitor.startsCheckout("atelier_monthly");
    await checkout.pays();
    const logsIn = { app_user_id: visitor.id, new_app_user_id: ada.id };
    await race([
      () => checkout.status(),
      () => posts(service, defined(processes[1], "processes"), "/v1/subscribers/identify", logsIn),
      ...(await calls(service, processes)),
      () => runJobs(),
    ]);
    await runJobs();
    expect((await checkout.status()).status).toBe("succeeded");
    expect([await ada.has("pro"), await visitor.has("pro")]).toEqual([true, true]);
    expect(await liveProducts(service)).toEqual([{ product: "atelier_monthly" }]);
    expect(await providerDifferences(service)).toEqual([]);
  });
});

describe("while a renewal's answer is on its way", repeated, () => {
  /** A renewal that the provider has taken the money for, and whose answer is held up. */
  async function renewing(card = visa) {
    const service = await testBilling();
    await service.ada.buys(card === visa ? "atelier_monthly" : "atelier_yearly", card);
    service.setClock(card === visa ? "2026-02-28T10:00:01Z" : "2026-02-07T10:00:01Z");
    const arrives = service.connection.hold(/^POST \/v1\/payment_intents$/);
    const ticked = service.billing.tick();
    while (
      !service.connection.calls.includes("POST /v1/payment_intents") ||
      (await service.rows("select 1 from billing.payments where state = 'pending'")).length === 0
    )
      await new Promise((resolve) => setImmediate(resolve));
    const ends = async () => {
      arrives();
      await ticked;
      await service.runJobs();
      expect(await providerDifferences(service)).toEqual([]);
    };
    return { service, seller: new AppServer(service), ends };
  }

  test("a cancellation counts: what was paid for opens, and nothing renews after it", async () => {
    const { service, seller, ends } = await renewing();
    expect((await seller.cancels(service.ada, "atelier_monthly")).status).toBe(200);
    await ends();
    expect((await service.ada.info()).subscriptions.atelier_monthly).toMatchObject({
      expires_date: "2026-03-31T10:00:00Z",
      unsubscribe_detected_at: "2026-02-28T10:00:01Z",
    });
    expect(await service.rows("select renews_at from billing.subscriptions")).toEqual([{ renews_at: null }]);
  });

  test("a refund of the last period ends it, and the renewal goes back", async () => {
    const { service, seller, ends } = await renewing();
    expect((await seller.refunds(service.ada)).status).toBe(200);
    await ends();
    expect(await service.ada.has("pro")).toBe(false);
    expect(await service.rows("select reason, state from billing.refunds order by reason")).toEqual([
      { reason: "late", state: "succeeded" },
      { reason: "requested_by_customer", state: "succeeded" },
    ]);
  });

  test("a cancellation counts also where the card fails", async () => {
    const { service, seller, ends } = await renewing(failsLaterCard);
    expect((await seller.cancels(service.ada, "atelier_yearly")).status).toBe(200);
    await ends();
    service.setClock("2026-02-08T10:00:00Z");
    await service.billing.tick();
    expect(await service.ada.has("pro")).toBe(false);
    expect(
      await service.rows("select renews_at, billing_issue_at, ended_at is null as live from billing.subscriptions"),
    ).toEqual([{ renews_at: null, billing_issue_at: null, live: false }]);
  });
});
