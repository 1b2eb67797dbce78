import type { CustomerAnswer } from "@hemline/protocol";
import { describe, expect, test } from "vitest";
import { mint, purseOf } from "../testing/mint.ts";
import { Person } from "../testing/person.ts";
import { type House, testBilling } from "../testing.ts";

const visitorsId = "$RCAnonymousID:0123456789abcdef0123456789abcdef";

const restoresBy = (house: House, behavior: string) =>
  house.rows(`update billing.projects set restore_behavior = '${behavior}'`);

/** Somebody's test store hands in a token. */
function shows({ post, keys }: House, appUserId: string, token = "test_1_a", product = "atelier_monthly") {
  const receipt = { fetch_token: token, product_id: product, app_user_id: appUserId };
  return post<CustomerAnswer>("/v1/receipts", receipt, keys.test_store);
}

describe("a receipt that another customer shows", () => {
  test("of two members: the purchase goes over, with its periods, and everybody who listens is told", async () => {
    const house = await testBilling();
    await mint(house, [{ product: "atelier_monthly", code: "GLD", amount: 100 }]);
    await shows(house, "ada");
    expect(await shows(house, "bert")).toMatchObject({
      status: 200,
      body: { subscriber: { entitlements: { pro: {} } } },
    });
    expect(await house.ada.info()).toMatchObject({ entitlements: {}, subscriptions: {} });
    const [told] = await house.rows<{ event: object }>("select event from billing.outbox where type = 'TRANSFER'");
    expect(told).toMatchObject({ event: { event: { transferred_from: ["ada"], transferred_to: ["bert"] } } });
    expect(await purseOf(house, "ada")).toMatchObject({ GLD: 100 });
    expect(await purseOf(house, "bert")).toMatchObject({ GLD: 0 });
  });

  test("where purchases stay with who made them: 7102", async () => {
    const house = await testBilling();
    await restoresBy(house, "keep");
    await shows(house, "ada");
    expect(await shows(house, "bert")).toMatchObject({ status: 409, body: { code: 7102 } });
    expect(await house.ada.has("pro")).toBe(true);
  });

  test("where only what nobody uses goes over: 7102 while it runs, and over it goes when it has ended", async () => {
    const house = await testBilling();
    await restoresBy(house, "transfer_if_inactive");
    await house.rows("update billing.projects set sandbox_is_accelerated = false");
    await shows(house, "ada");
    expect(await shows(house, "bert")).toMatchObject({ status: 409, body: { code: 7102 } });
    await house.post("/v1/subscribers/ada/subscriptions/atelier_monthly/cancel", {}, house.keys.secret);
    house.travelTo("2026-06-01T10:00:00Z");
    expect((await shows(house, "bert")).body.subscriber.subscriptions).toHaveProperty("atelier_monthly");
    expect((await house.ada.info()).subscriptions).toEqual({});
  });

  test("whoever has the product already keeps one of the two", async () => {
    const house = await testBilling();
    await shows(house, "ada", "test_1_a");
    await shows(house, "bert", "test_2_b");
    expect((await shows(house, "bert", "test_1_a")).status).toBe(200);
    expect(await house.bert.has("pro")).toBe(true);
    expect(await house.rows("select 1 from billing.subscriptions where ended_at is null")).toHaveLength(1);
  });

  test("of a visitor and a member: they are one customer from now on", async () => {
    const house = await testBilling();
    const visitor = new Person(house, visitorsId);
    await shows(house, visitorsId);
    await shows(house, "ada");
    expect(await visitor.info()).toEqual(await house.ada.info());
    expect(await house.ada.has("pro")).toBe(true);
  });

  test("of another product is refused, and so is one for what is not sold", async () => {
    const house = await testBilling();
    await shows(house, "ada");
    expect(await shows(house, "ada", "test_1_a", "lookbook")).toMatchObject({ status: 400, body: { code: 7103 } });
    expect(await shows(house, "ada", "test_3_c", "nothing")).toMatchObject({ status: 404, body: { code: 7814 } });
  });

  test("twenty at once by two customers: one has it", async () => {
    const house = await testBilling();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => shows(house, at % 2 === 0 ? "ada" : "bert")),
    );
    expect(answers.map((it) => it.status)).toEqual(answers.map(() => 200));
    expect([await house.ada.has("pro"), await house.bert.has("pro")].filter(Boolean)).toHaveLength(1);
    expect(await house.rows("select 1 from billing.subscriptions")).toHaveLength(1);
  });
});

describe("a redemption link", () => {
  async function houseWithLink() {
    const house = await testBilling();
    await house.rows("update billing.apps set offers_redemption = true, redemption_url = 'hemline://redeem'");
    const visitor = new Person(house, visitorsId);
    const checkout = await visitor.buys("atelier_monthly");
    const url = (await checkout.status()).redemption_info!.redeem_url!;
    return { house, visitor, token: new URL(url).searchParams.get("redemption_token")! };
  }

  const opens = ({ post, keys }: House, appUserId: string, redemption_token: string, key: string = keys.sandbox) =>
    post<CustomerAnswer>("/v1/subscribers/redeem_purchase", { redemption_token, app_user_id: appUserId }, key);

  test("hands a visitor's purchase to who opens it, once, and says the same to them again", async () => {
    const { house, visitor, token } = await houseWithLink();
    const first = await opens(house, "ada", token);
    expect(first).toMatchObject({ status: 200, body: { subscriber: { entitlements: { pro: {} } } } });
    expect(await opens(house, "ada", token)).toEqual(first);
    expect(await opens(house, visitorsId, token)).toEqual(first);
    expect(await opens(house, "bert", token)).toMatchObject({ status: 404, body: { code: 7849 } });
    expect(await visitor.has("pro")).toBe(true);
    expect(await house.rows("select redeemed_by from billing.redemptions")).toEqual([{ redeemed_by: "ada" }]);
  });

  test("of a member's purchase follows the project's rule", async () => {
    const house = await testBilling();
    await house.rows("update billing.apps set offers_redemption = true, redemption_url = 'hemline://redeem'");
    const url = (await (await house.ada.buys("atelier_monthly")).status()).redemption_info!.redeem_url!;
    const token = new URL(url).searchParams.get("redemption_token")!;
    await restoresBy(house, "keep");
    expect(await opens(house, "bert", token)).toMatchObject({ status: 409, body: { code: 7852 } });
    await restoresBy(house, "transfer");
    expect((await opens(house, "bert", token)).status).toBe(200);
    expect(await house.ada.has("pro")).toBe(false);
    expect(await house.bert.has("pro")).toBe(true);
  });

  test("opens nothing with a wrong token, or a key of another environment", async () => {
    const { house, token } = await houseWithLink();
    expect(await opens(house, "ada", "x".repeat(43))).toMatchObject({ status: 404, body: { code: 7849 } });
    expect(await opens(house, "ada", token, house.keys.production)).toMatchObject({
      status: 404,
      body: { code: 7849 },
    });
    expect(await house.ada.has("pro")).toBe(false);
    const kept = await house.rows<object>("select * from billing.redemptions");
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  test("whose letter could not be sent at first is sent later, and opens the purchase", async () => {
    const { house, token } = await houseWithLink();
    house.travelTo("2026-01-31T11:00:00Z");
    house.letters.splice(0);
    house.mailWorks(false);
    await opens(house, "ada", token);
    await house.works().catch(() => undefined);
    // In the meantime the link that nobody got has expired.
    house.travelTo("2026-01-31T13:00:00Z");
    house.mailWorks(true);
    await house.works({ until: new Date(Date.now() + 3_600_000) });
    const [fresh] = house.letters.filter((it) => it.subject.includes("new link"));
    const freshToken = /redemption_token=([\w-]+)/.exec(fresh!.text)![1]!;
    expect((await opens(house, "ada", freshToken)).status).toBe(200);
  });

  test("after an hour sends a fresh one, once, to whoever bought", async () => {
    const { house, visitor, token } = await houseWithLink();
    house.travelTo("2026-01-31T11:00:00Z");
    house.letters.splice(0);
    for (let time = 0; time < 2; time += 1) {
      expect(await opens(house, "ada", token)).toMatchObject({
        status: 400,
        body: { code: 7853, purchase_redemption_error_info: { obfuscated_email: "R***@m***.example" } },
      });
    }
    await house.works();
    const fresh = house.letters.filter((it) => it.subject.includes("new link"));
    expect(fresh).toMatchObject([{ to: visitor.email, text: expect.stringContaining("redemption_token=") }]);
    const freshToken = /redemption_token=([\w-]+)/.exec(fresh[0]!.text)![1]!;
    expect((await opens(house, "ada", freshToken)).status).toBe(200);
    expect(await house.ada.has("pro")).toBe(true);
  });
});
