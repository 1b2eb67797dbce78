import { describe, expect, test } from "vitest";
import { mint, purseOf } from "../testing/mint.ts";
import { Person, visa } from "../testing/person.ts";
import { Seller } from "../testing/seller.ts";
import { type House, testBilling } from "../testing.ts";

const visitorsId = "$RCAnonymousID:0123456789abcdef0123456789abcdef";

const logsIn = ({ post }: House, from: string, to: string) =>
  post("/v1/subscribers/identify", { app_user_id: from, new_app_user_id: to });

const subscriptions = ({ rows }: House) =>
  rows(`select p.identifier as product, c.app_user_id as whose, s.ended_at is null as runs
    from billing.subscriptions s join billing.products p on p.id = s.product_id
    join billing.customers c on c.id = s.customer_id order by s.ended_at nulls last, s.started_at, s.id`);

const refunds = ({ rows }: House) =>
  rows("select reason, state, amount_micros::int as micros from billing.refunds order by micros");

const savedCardsBecome = ({ rows }: House, card: string) => rows(`update gateway.issued_cards set card = '${card}'`);

/** Ada buys, and Bert opens the link she was given. */
async function goesOver(house: House, product: string): Promise<void> {
  await house.rows("update billing.apps set offers_redemption = true, redemption_url = 'hemline://redeem'");
  const checkout = await house.ada.buys(product);
  const url = (await checkout.status()).redemption_info!.redeem_url!;
  const redemption_token = new URL(url).searchParams.get("redemption_token")!;
  const { status } = await house.post("/v1/subscribers/redeem_purchase", { redemption_token, app_user_id: "bert" });
  expect(status).toBe(200);
}

describe("two customers become one", () => {
  test("while both are being renewed: one goes on, and what was paid for the other goes back", async () => {
    const house = await testBilling();
    const visitor = new Person(house, visitorsId);
    await visitor.buys("atelier_monthly");
    await house.ada.buys("atelier_monthly");
    house.travelTo("2026-02-28T10:00:00Z");
    house.wire.cut(/^POST \/v1\/payment_intents$/, "after", 6);
    await house.billing.tick();
    expect((await logsIn(house, visitorsId, "ada")).status).toBe(200);
    house.travelTo("2026-02-28T10:06:00Z");
    await house.billing.tick();
    await house.works();
    expect(await house.rows("select state, count(*)::int from billing.payments group by state")).toEqual([
      { state: "succeeded", count: 4 },
    ]);
    expect(await refunds(house)).toEqual([{ reason: "late", state: "succeeded", micros: 4_000_000 }]);
    expect(await subscriptions(house)).toMatchObject([{ runs: false }, { whose: "ada", runs: true }]);
    expect((await house.ada.info()).subscriptions.atelier_monthly?.expires_date).toBe("2026-03-31T10:00:00Z");
  });

  test("while an upgrade of one waits for its bank: it ends the one that is left", async () => {
    const house = await testBilling();
    const visitor = new Person(house, visitorsId);
    await visitor.buys("studio");
    house.travelTo("2026-02-14T10:00:00Z");
    await house.ada.buys("studio");
    await savedCardsBecome(house, "authentication_always");
    const { body } = await new Seller(house).moves(visitor, "studio");
    await logsIn(house, visitorsId, "ada");
    await house.confirms(body.confirm!.client_secret, visa);
    await house.webhooksArrive();
    await house.works();
    expect(await subscriptions(house)).toEqual([
      { product: "studio", whose: "ada", runs: false },
      { product: "studio", whose: "ada", runs: false },
      { product: "studio_plus", whose: "ada", runs: true },
    ]);
    expect(await refunds(house)).toEqual([
      { reason: "duplicate", state: "succeeded", micros: 5_000_000 },
      { reason: "plan_change", state: "succeeded", micros: 10_000_000 },
    ]);
  });
});

describe("a purchase that went over to somebody else", () => {
  test("takes the upgrade along that waits for its bank", async () => {
    const house = await testBilling();
    await house.rows("update billing.apps set offers_redemption = true, redemption_url = 'hemline://redeem'");
    const checkout = await house.ada.buys("studio");
    const url = (await checkout.status()).redemption_info!.redeem_url!;
    await savedCardsBecome(house, "authentication_always");
    const { body } = await new Seller(house).moves(house.ada, "studio");
    const redemption_token = new URL(url).searchParams.get("redemption_token")!;
    await house.post("/v1/subscribers/redeem_purchase", { redemption_token, app_user_id: "bert" });
    await house.confirms(body.confirm!.client_secret, visa);
    await house.webhooksArrive();
    await house.works();
    expect(await subscriptions(house)).toEqual([
      { product: "studio", whose: "bert", runs: false },
      { product: "studio_plus", whose: "bert", runs: true },
    ]);
    expect(await house.ada.has("pro")).toBe(false);
  });

  test("and is refunded waits for nobody who waits for it", async () => {
    const house = await testBilling();
    const { db, post, keys } = house;
    await mint(house, [{ product: "lookbook", code: "GLD", amount: 10 }]);
    await house.ada.info();
    house.travelTo("2026-01-31T10:00:01Z");
    await house.bert.info();
    await goesOver(house, "lookbook");
    const [{ id }] = (await house.rows<{ id: string }>("select id from billing.transactions")) as [{ id: string }];
    const other = await db.$client.connect();
    const locks = (who: string) =>
      other.query("select 1 from billing.customers where app_user_id = $1 for no key update", [who]);
    await other.query("begin");
    await locks("ada");
    const refund = post(`/v1/subscribers/bert/transactions/${id}/refund`, {}, keys.secret);
    const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(() => house.rows(waiting)).toHaveLength(1);
    await locks("bert");
    await other.query("commit");
    other.release();
    expect(await refund).toMatchObject({ status: 200, body: { refund: { amount_micros: 25_000_000 } } });
    expect(await purseOf(house, "ada")).toMatchObject({ GLD: 0 });
  });
});

describe("a smaller plan", () => {
  async function smallerPlan(grace: string | null) {
    const house = await testBilling();
    if (grace) await house.rows(`update billing.products set grace_period = '${grace}' where identifier = 'studio'`);
    await house.ada.buys("studio_plus");
    const seller = new Seller(house);
    await seller.moves(house.ada, "studio_plus");
    return { house, seller };
  }

  test("that could not be paid yet is not sold a second time", async () => {
    const { house } = await smallerPlan("P6D");
    const open = await house.ada.startsCheckout("studio");
    await house.rows("update billing.subscriptions set payment_method_id = 'pm_card_chargeDeclined'");
    house.travelTo("2027-01-31T10:00:00Z");
    await house.billing.tick();
    expect(await house.ada.asksToStart("studio")).toMatchObject({ status: 409, body: { code: 7772 } });
    expect(await house.ada.asksToStart("studio_plus")).toMatchObject({ status: 409, body: { code: 7772 } });
    expect((await open.asksToComplete()).status).toBe(409);
  });

  test("leads back to the larger one, by an upgrade or anew", async () => {
    const { house, seller } = await smallerPlan(null);
    house.travelTo("2027-01-31T10:00:00Z");
    await house.billing.tick();
    expect((await house.ada.asksToStart("studio_plus")).status).toBe(200);
    expect(await seller.moves(house.ada, "studio")).toMatchObject({ status: 200, body: { confirm: null } });
    await house.works();
    expect(await refunds(house)).toEqual([{ reason: "plan_change", state: "succeeded", micros: 10_000_000 }]);
    expect(await subscriptions(house)).toMatchObject([{ runs: false }, { product: "studio_plus", runs: true }]);
  });
});
