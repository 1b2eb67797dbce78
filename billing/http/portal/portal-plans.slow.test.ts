import type { CustomerAnswer, PortalAnswer, PortalPaymentAnswer } from "@hemline/protocol";
import { describe, expect, test } from "vitest";
import { moveClock } from "../../billing.ts";
import { defined, firstOf } from "../../rules/defined.ts";
import { AppServer } from "../../testing/app-server.ts";
import { answerBankChallenge, PortalVisitor } from "../../testing/portal-visitor.ts";
import { testBilling } from "../../testing/test-billing.ts";
import { TestCustomer, visa } from "../../testing/test-customer.ts";
import { openedFor, subscriber } from "./testing/opened-portal.ts";

describe("ada", () => {
  test("sees what her trial will cost once it is over, and may change it", async () => {
    const { browser } = await subscriber("studio_trial");
    expect(await browser.subscription()).toMatchObject({
      state: "trial",
      next_payment: { at: "2026-02-07T10:00:00Z", price: { amount_micros: 10_000_000 } },
      may: { change: true },
    });
  });

  test("cancels her trial, is never charged, and cannot come back once it is over", async () => {
    const { service, browser } = await subscriber("studio_trial");
    await browser.does("POST", "cancel");
    expect(await browser.subscription()).toMatchObject({ state: "cancelled", ends_at: "2026-02-07T10:00:00Z" });
    service.setClock("2026-02-07T10:00:00Z");
    await service.billing.tick();
    const later = await new PortalVisitor(service).comesIn(service.ada.email);
    expect(await later.subscription()).toMatchObject({
      state: "ended",
      open_payment: null,
      may: { cancel: false, resume: false, change: false, replace_card: false },
    });
    expect((await later.does("POST", "resume")).status).toBe(404);
    expect((await later.does("POST", "card")).status).toBe(404);
    expect(await service.rows("select 1 from gateway.charges")).toEqual([]);
  });

  test("cancels while her payment fails: nothing is tried any more, and grace stays", async () => {
    const { service, browser } = await subscriber("salon");
    await service.rows("update gateway.issued_cards set card = 'generic_decline'");
    service.setClock("2026-02-28T10:00:00Z");
    await service.billing.tick();
    await browser.comesIn(service.ada.email);
    expect(await browser.subscription()).toMatchObject({ state: "grace", open_payment: { needs_confirmation: false } });
    expect((await browser.does("POST", "cancel")).body.subscriptions[0]).toMatchObject({
      state: "cancelled",
      ends_at: "2026-03-06T10:00:00Z",
      open_payment: null,
      may: { cancel: false, resume: true, replace_card: true },
    });
    service.setClock("2026-03-01T10:00:00Z");
    await service.billing.tick();
    expect(await service.rows("select 1 from billing.payments where operation_id is null")).toHaveLength(1);
    await browser.comesIn(service.ada.email);
    await browser.does("POST", "resume");
    expect((await browser.replacesCard(visa)).body.customer.subscriptions[0]).toMatchObject({ state: "active" });
  });

  test("upgrades once, from two tabs at the same moment", async () => {
    const { service, browser } = await subscriber("studio");
    const offer = firstOf(await browser.offers(), "offer");
    const other = Object.assign(new PortalVisitor(service), { cookie: browser.cookie });
    const both = await Promise.all([browser.changesTo(offer), other.changesTo(offer)]);
    expect(both.map((it) => it.status)).toEqual([200, 200]);
    expect(await service.rows("select 1 from gateway.charges where body->>'amount' = '12000'")).toHaveLength(1);
    expect((await browser.sees()).subscriptions.map((it) => it.state)).toEqual(["active", "ended"]);
  });

  test("is shown amounts again that are no longer so", async () => {
    const { service, browser } = await subscriber("studio");
    const offer = firstOf(await browser.offers(), "offer");
    service.setClock("2026-01-31T10:16:00Z");
    expect((await browser.changesTo(offer)).body.message).toMatch(/^The amounts have changed/);
    expect((await browser.changesTo({ ...(await browser.offers())[0]!, price_id: offer.product })).status).toBe(409);
    expect((await browser.changesTo((await browser.offers())[0]!)).status).toBe(200);
  });

  test("confirms an upgrade that her bank wants to see her for; a no changes nothing", async () => {
    const { service, browser } = await subscriber("studio");
    await service.rows("update gateway.issued_cards set card = 'authentication_always'");
    const offer = firstOf(await browser.offers(), "offer");
    const agree = async () => (await browser.changesTo(offer)).body as PortalPaymentAnswer;
    await browser.confirmsSaved((await agree()).confirm!);
    await answerBankChallenge(service, false);
    const asked = await agree();
    expect(asked.customer.subscriptions.map((it) => it.product)).toEqual(["studio"]);
    await browser.confirmsSaved(defined(asked.confirm, "confirm"));
    await answerBankChallenge(service);
    expect((await agree()).customer.subscriptions[0]).toMatchObject({ product: "studio_plus", state: "active" });
  });
});

describe("what there is to see", () => {
  test("has a receipt for every payment and refund; what was refunded is over", async () => {
    const { service, browser } = await subscriber("atelier_monthly");
    await new AppServer(service).refunds(service.ada);
    await service.runJobs();
    const { subscriptions, receipts } = await browser.sees();
    expect(subscriptions).toMatchObject([{ state: "ended", may: { resume: false, cancel: false } }]);
    expect(receipts.map((it) => [it.kind, it.total.amount_micros])).toEqual([
      ["credit_note", 4_000_000],
      ["receipt", 4_000_000],
    ]);
  });

  test("is nothing to pay for a promotional grant", async () => {
    const { service, browser } = await subscriber("lookbook");
    await new AppServer(service).gives(service.ada, "pro", { duration: "P1M" });
    const { subscriptions, purchases } = await browser.sees();
    expect(subscriptions).toEqual([]);
    expect(purchases).toMatchObject([{ title: "Lookbook", price: { amount_micros: 25_000_000, currency: "EUR" } }]);
  });

  test("of a test store has no card and can be cancelled", async () => {
    const service = await testBilling();
    const receipt = { fetch_token: "test_1769853600000_abc", product_id: "studio", app_user_id: "ada" };
    expect((await service.post("/v1/receipts", receipt, service.keys.test_store)).status).toBe(200);
    const browser = await openedFor(service, service.ada);
    expect(await browser.subscription()).toMatchObject({
      card: null,
      may: { cancel: true, change: false, replace_card: false },
    });
    expect((await browser.does("POST", "card")).status).toBe(404);
    expect((await browser.does("POST", "cancel")).body.subscriptions[0]?.state).toBe("cancelled");
  });

  test("is in the project's time", async () => {
    const { service } = await subscriber("atelier_monthly");
    const { db, clock, billing, ada } = service;
    await moveClock(db, { project: "atelier", by: "P10D", now: clock(), isLive: false });
    await billing.tick();
    const browser = await new PortalVisitor(service).comesIn(ada.email);
    expect((await browser.subscription()).state).toBe("active");
    const kept = await service.rows<{ at: Date }>("select max(expires_at) as at from billing.portal_sessions");
    expect(kept[0]?.at).toEqual(new Date("2026-02-10T12:00:00Z"));
  });
});

describe("a link from the app's own server", () => {
  test("goes with the customer when two turn out to be one", async () => {
    const service = await testBilling();
    const anonymous = "$RCAnonymousID:0123456789abcdef0123456789abcdef";
    const visitor = new TestCustomer(service, anonymous);
    await visitor.buys("atelier_monthly");
    const browser = await openedFor(service, visitor);
    const { body } = await service.post<CustomerAnswer>("/v1/subscribers/identify", {
      app_user_id: anonymous,
      new_app_user_id: "ada",
    });
    expect(body.subscriber.entitlements.pro).toBeDefined();
    expect((await browser.sees()).subscriptions).toMatchObject([{ state: "active" }] satisfies Partial<
      PortalAnswer["subscriptions"][number]
    >[]);
    expect((await browser.does("POST", "cancel")).body.subscriptions[0]?.state).toBe("cancelled");
    expect((await (await openedFor(service, service.ada)).subscription()).state).toBe("cancelled");
  });
});
