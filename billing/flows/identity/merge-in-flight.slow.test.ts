import type { PlanChangeAnswer } from "@hemline/protocol";
import { describe, expect, test } from "vitest";
import { defined } from "../../rules/defined.ts";
import { AppServer } from "../../testing/app-server.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { balancesOf, grantCurrenciesWithProducts } from "../../testing/test-currencies.ts";
import { TestCustomer, visa } from "../../testing/test-customer.ts";

const visitorsId = "$RCAnonymousID:0123456789abcdef0123456789abcdef";

const logsIn = ({ post }: TestBilling, from: string, to: string) =>
  post("/v1/subscribers/identify", { app_user_id: from, new_app_user_id: to });

const subscriptions = ({ rows }: TestBilling) =>
  rows(`select p.identifier as product, c.app_user_id as whose, s.ended_at is null as runs
    from billing.subscriptions s join billing.products p on p.id = s.product_id
    join billing.customers c on c.id = s.customer_id order by s.ended_at nulls last, s.started_at, s.id`);

const refunds = ({ rows }: TestBilling) =>
  rows("select reason, state, amount_micros::int as micros from billing.refunds order by micros");

const savedCardsBecome = ({ rows }: TestBilling, card: string) =>
  rows(`update gateway.issued_cards set card = '${card}'`);

/** Ada buys, in an app that gives links to what was bought. @returns what lets Bert open hers. */
async function buysWithLink(service: TestBilling, product: string): Promise<() => Promise<void>> {
  await service.rows("update billing.apps set offers_redemption = true, redemption_url = 'hemline://redeem'");
  const checkout = await service.ada.buys(product);
  const url = (await checkout.status()).redemption_info!.redeem_url!;
  const redemption_token = new URL(url).searchParams.get("redemption_token")!;
  return async () => {
    const { status } = await service.post("/v1/subscribers/redeem_purchase", { redemption_token, app_user_id: "bert" });
    expect(status).toBe(200);
  };
}

/** The owner of the saved card passes the bank's question about an upgrade. */
async function authenticates(service: TestBilling, { confirm }: PlanChangeAnswer): Promise<void> {
  await service.confirms(defined(confirm, "confirm").client_secret, visa);
  await service.deliverProviderWebhooks();
  await service.runJobs();
}

/** Another transaction, which locks customers until it is committed. */
async function lockingTransaction({ db }: TestBilling) {
  const client = await db.$client.connect();
  await client.query("begin");
  return {
    locks: (who: string) =>
      client.query("select 1 from billing.customers where app_user_id = $1 for no key update", [who]),
    async commits() {
      await client.query("commit");
      client.release();
    },
  };
}

describe("two customers become one", () => {
  test("while both are being renewed: one goes on, and what was paid for the other goes back", async () => {
    const service = await testBilling();
    const visitor = new TestCustomer(service, visitorsId);
    await visitor.buys("atelier_monthly");
    await service.ada.buys("atelier_monthly");
    service.setClock("2026-02-28T10:00:00Z");
    service.connection.cut(/^POST \/v1\/payment_intents$/, "after", 6);
    await service.billing.tick();
    expect((await logsIn(service, visitorsId, "ada")).status).toBe(200);
    service.setClock("2026-02-28T10:06:00Z");
    await service.billing.tick();
    await service.runJobs();
    expect(await service.rows("select state, count(*)::int from billing.payments group by state")).toEqual([
      { state: "succeeded", count: 4 },
    ]);
    expect(await refunds(service)).toEqual([{ reason: "late", state: "succeeded", micros: 4_000_000 }]);
    expect(await subscriptions(service)).toMatchObject([{ runs: false }, { whose: "ada", runs: true }]);
    expect((await service.ada.info()).subscriptions.atelier_monthly?.expires_date).toBe("2026-03-31T10:00:00Z");
  });

  test("while an upgrade of one waits for its bank: it ends the one that is left", async () => {
    const service = await testBilling();
    const visitor = new TestCustomer(service, visitorsId);
    await visitor.buys("studio");
    service.setClock("2026-02-14T10:00:00Z");
    await service.ada.buys("studio");
    await savedCardsBecome(service, "authentication_always");
    const { body } = await new AppServer(service).moves(visitor, "studio");
    await logsIn(service, visitorsId, "ada");
    await authenticates(service, body);
    expect(await subscriptions(service)).toEqual([
      { product: "studio", whose: "ada", runs: false },
      { product: "studio", whose: "ada", runs: false },
      { product: "studio_plus", whose: "ada", runs: true },
    ]);
    expect(await refunds(service)).toEqual([
      { reason: "duplicate", state: "succeeded", micros: 5_000_000 },
      { reason: "plan_change", state: "succeeded", micros: 10_000_000 },
    ]);
  });
});

describe("a purchase that went over to another customer", () => {
  test("takes the upgrade along that waits for its bank", async () => {
    const service = await testBilling();
    const bertOpensLink = await buysWithLink(service, "studio");
    await savedCardsBecome(service, "authentication_always");
    const { body } = await new AppServer(service).moves(service.ada, "studio");
    await bertOpensLink();
    await authenticates(service, body);
    expect(await subscriptions(service)).toEqual([
      { product: "studio", whose: "bert", runs: false },
      { product: "studio_plus", whose: "bert", runs: true },
    ]);
    expect(await service.ada.has("pro")).toBe(false);
  });

  test("and is refunded waits for nobody who waits for it", async () => {
    const service = await testBilling();
    const { post, keys } = service;
    await grantCurrenciesWithProducts(service, [{ product: "lookbook", code: "GLD", amount: 10 }]);
    await service.ada.info();
    service.setClock("2026-01-31T10:00:01Z");
    await service.bert.info();
    const bertOpensLink = await buysWithLink(service, "lookbook");
    await bertOpensLink();
    const [{ id }] = (await service.rows<{ id: string }>("select id from billing.transactions")) as [{ id: string }];
    const other = await lockingTransaction(service);
    await other.locks("ada");
    const refund = post(`/v1/subscribers/bert/transactions/${id}/refund`, {}, keys.secret);
    const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(() => service.rows(waiting)).toHaveLength(1);
    await other.locks("bert");
    await other.commits();
    expect(await refund).toMatchObject({ status: 200, body: { refund: { amount_micros: 25_000_000 } } });
    expect(await balancesOf(service, "ada")).toMatchObject({ GLD: 0 });
  });
});

describe("a smaller plan", () => {
  async function smallerPlan(grace: string | null) {
    const service = await testBilling();
    if (grace) await service.rows(`update billing.products set grace_period = '${grace}' where identifier = 'studio'`);
    await service.ada.buys("studio_plus");
    const seller = new AppServer(service);
    await seller.moves(service.ada, "studio_plus");
    return { service, seller };
  }

  test("that could not be paid yet is not sold a second time", async () => {
    const { service } = await smallerPlan("P6D");
    const open = await service.ada.startsCheckout("studio");
    await service.rows("update billing.subscriptions set payment_method_id = 'pm_card_chargeDeclined'");
    service.setClock("2027-01-31T10:00:00Z");
    await service.billing.tick();
    expect(await service.ada.asksToStart("studio")).toMatchObject({ status: 409, body: { code: 7772 } });
    expect(await service.ada.asksToStart("studio_plus")).toMatchObject({ status: 409, body: { code: 7772 } });
    expect((await open.asksToComplete()).status).toBe(409);
  });

  test("leads back to the larger one, by an upgrade or anew", async () => {
    const { service, seller } = await smallerPlan(null);
    service.setClock("2027-01-31T10:00:00Z");
    await service.billing.tick();
    expect((await service.ada.asksToStart("studio_plus")).status).toBe(200);
    expect(await seller.moves(service.ada, "studio")).toMatchObject({ status: 200, body: { confirm: null } });
    await service.runJobs();
    expect(await refunds(service)).toEqual([{ reason: "plan_change", state: "succeeded", micros: 10_000_000 }]);
    expect(await subscriptions(service)).toMatchObject([{ runs: false }, { product: "studio_plus", runs: true }]);
  });
});
