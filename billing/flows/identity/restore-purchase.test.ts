import type { CustomerAnswer } from "@hemline/protocol";
import { describe, expect, test } from "vitest";
import { firstOf } from "../../rules/defined.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { balancesOf, grantCurrenciesWithProducts } from "../../testing/test-currencies.ts";
import { TestCustomer } from "../../testing/test-customer.ts";

const visitorsId = "$RCAnonymousID:0123456789abcdef0123456789abcdef";

const restoresBy = (service: TestBilling, behavior: string) =>
  service.rows(`update billing.projects set restore_behavior = '${behavior}'`);

/** A customer's test store hands in a token. */
function shows({ post, keys }: TestBilling, appUserId: string, token = "test_1_a", product = "atelier_monthly") {
  const receipt = { fetch_token: token, product_id: product, app_user_id: appUserId };
  return post<CustomerAnswer>("/v1/receipts", receipt, keys.test_store);
}

describe("a receipt that another customer shows", () => {
  test("of two members: the purchase goes over, with its periods, and everybody who listens is told", async () => {
    const service = await testBilling();
    await grantCurrenciesWithProducts(service, [{ product: "atelier_monthly", code: "GLD", amount: 100 }]);
    await shows(service, "ada");
    expect(await shows(service, "bert")).toMatchObject({
      status: 200,
      body: { subscriber: { entitlements: { pro: {} } } },
    });
    expect(await service.ada.info()).toMatchObject({ entitlements: {}, subscriptions: {} });
    const [told] = await service.rows<{ event: object }>("select event from billing.outbox where type = 'TRANSFER'");
    expect(told).toMatchObject({ event: { event: { transferred_from: ["ada"], transferred_to: ["bert"] } } });
    expect(await balancesOf(service, "ada")).toMatchObject({ GLD: 100 });
    expect(await balancesOf(service, "bert")).toMatchObject({ GLD: 0 });
  });

  test("where purchases stay with who made them: 7102", async () => {
    const service = await testBilling();
    await restoresBy(service, "keep");
    await shows(service, "ada");
    expect(await shows(service, "bert")).toMatchObject({ status: 409, body: { code: 7102 } });
    expect(await service.ada.has("pro")).toBe(true);
  });

  test("where only what nobody uses goes over: 7102 while it runs, and over it goes when it has ended", async () => {
    const service = await testBilling();
    await restoresBy(service, "transfer_if_inactive");
    await service.rows("update billing.projects set sandbox_is_accelerated = false");
    await shows(service, "ada");
    expect(await shows(service, "bert")).toMatchObject({ status: 409, body: { code: 7102 } });
    await service.post("/v1/subscribers/ada/subscriptions/atelier_monthly/cancel", {}, service.keys.secret);
    service.setClock("2026-06-01T10:00:00Z");
    expect((await shows(service, "bert")).body.subscriber.subscriptions).toHaveProperty("atelier_monthly");
    expect((await service.ada.info()).subscriptions).toEqual({});
  });

  test("a customer who has the product already keeps one of the two", async () => {
    const service = await testBilling();
    await shows(service, "ada", "test_1_a");
    await shows(service, "bert", "test_2_b");
    expect((await shows(service, "bert", "test_1_a")).status).toBe(200);
    expect(await service.bert.has("pro")).toBe(true);
    expect(await service.rows("select 1 from billing.subscriptions where ended_at is null")).toHaveLength(1);
  });

  test("of a visitor and a member: they are one customer from now on", async () => {
    const service = await testBilling();
    const visitor = new TestCustomer(service, visitorsId);
    await shows(service, visitorsId);
    await shows(service, "ada");
    expect(await visitor.info()).toEqual(await service.ada.info());
    expect(await service.ada.has("pro")).toBe(true);
  });

  test("of another product is refused, and so is one for what is not sold", async () => {
    const service = await testBilling();
    await shows(service, "ada");
    expect(await shows(service, "ada", "test_1_a", "lookbook")).toMatchObject({ status: 400, body: { code: 7103 } });
    expect(await shows(service, "ada", "test_3_c", "nothing")).toMatchObject({ status: 404, body: { code: 7814 } });
  });

  test("twenty at once by two customers: one has it", async () => {
    const service = await testBilling();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => shows(service, at % 2 === 0 ? "ada" : "bert")),
    );
    expect(answers.map((it) => it.status)).toEqual(answers.map(() => 200));
    expect([await service.ada.has("pro"), await service.bert.has("pro")].filter(Boolean)).toHaveLength(1);
    expect(await service.rows("select 1 from billing.subscriptions")).toHaveLength(1);
  });
});

describe("a redemption link", () => {
  async function houseWithLink() {
    const service = await testBilling();
    await service.rows("update billing.apps set offers_redemption = true, redemption_url = 'hemline://redeem'");
    const visitor = new TestCustomer(service, visitorsId);
    const checkout = await visitor.buys("atelier_monthly");
    const url = (await checkout.status()).redemption_info!.redeem_url!;
    return { service, visitor, token: new URL(url).searchParams.get("redemption_token")! };
  }

  const opens = (
    { post, keys }: TestBilling,
    appUserId: string,
    redemption_token: string,
    key: string = keys.sandbox,
  ) => post<CustomerAnswer>("/v1/subscribers/redeem_purchase", { redemption_token, app_user_id: appUserId }, key);

  test("hands a visitor's purchase to who opens it, once, and says the same to them again", async () => {
    const { service, visitor, token } = await houseWithLink();
    const first = await opens(service, "ada", token);
    expect(first).toMatchObject({ status: 200, body: { subscriber: { entitlements: { pro: {} } } } });
    expect(await opens(service, "ada", token)).toEqual(first);
    expect(await opens(service, visitorsId, token)).toEqual(first);
    expect(await opens(service, "bert", token)).toMatchObject({ status: 404, body: { code: 7849 } });
    expect(await visitor.has("pro")).toBe(true);
    expect(await service.rows("select redeemed_by from billing.redemptions")).toEqual([{ redeemed_by: "ada" }]);
  });

  test("of a member's purchase follows the project's rule", async () => {
    const service = await testBilling();
    await service.rows("update billing.apps set offers_redemption = true, redemption_url = 'hemline://redeem'");
    const url = (await (await service.ada.buys("atelier_monthly")).status()).redemption_info!.redeem_url!;
    const token = new URL(url).searchParams.get("redemption_token")!;
    await restoresBy(service, "keep");
    expect(await opens(service, "bert", token)).toMatchObject({ status: 409, body: { code: 7852 } });
    await restoresBy(service, "transfer");
    expect((await opens(service, "bert", token)).status).toBe(200);
    expect(await service.ada.has("pro")).toBe(false);
    expect(await service.bert.has("pro")).toBe(true);
  });

  test("opens nothing with a wrong token, or a key of another environment", async () => {
    const { service, token } = await houseWithLink();
    expect(await opens(service, "ada", "x".repeat(43))).toMatchObject({ status: 404, body: { code: 7849 } });
    expect(await opens(service, "ada", token, service.keys.production)).toMatchObject({
      status: 404,
      body: { code: 7849 },
    });
    expect(await service.ada.has("pro")).toBe(false);
    const kept = await service.rows<object>("select * from billing.redemptions");
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  test("whose email could not be sent at first is sent later, and opens the purchase", async () => {
    const { service, token } = await houseWithLink();
    service.setClock("2026-01-31T11:00:00Z");
    service.emails.splice(0);
    service.setMailWorking(false);
    await opens(service, "ada", token);
    await service.runJobs().catch(() => undefined);
    // In the meantime the link that nobody got has expired.
    service.setClock("2026-01-31T13:00:00Z");
    service.setMailWorking(true);
    await service.runJobs({ until: new Date(Date.now() + 3_600_000) });
    const [fresh] = service.emails.filter((it) => it.subject.includes("new link"));
    const freshToken = /redemption_token=([\w-]+)/.exec(fresh!.text)![1]!;
    expect((await opens(service, "ada", freshToken)).status).toBe(200);
  });

  test("after an hour sends a fresh one, once, to the buyer", async () => {
    const { service, visitor, token } = await houseWithLink();
    service.setClock("2026-01-31T11:00:00Z");
    service.emails.splice(0);
    for (let time = 0; time < 2; time += 1) {
      expect(await opens(service, "ada", token)).toMatchObject({
        status: 400,
        body: { code: 7853, purchase_redemption_error_info: { obfuscated_email: "R***@m***.example" } },
      });
    }
    await service.runJobs();
    const fresh = service.emails.filter((it) => it.subject.includes("new link"));
    expect(fresh).toMatchObject([{ to: visitor.email, text: expect.stringContaining("redemption_token=") }]);
    const freshToken = /redemption_token=([\w-]+)/.exec(firstOf(fresh, "fresh").text)![1]!;
    expect((await opens(service, "ada", freshToken)).status).toBe(200);
    expect(await service.ada.has("pro")).toBe(true);
  });
});
