import { CustomerAnswer } from "@hemline/protocol";
import { describe, expect, test } from "vitest";
import { applyCatalogue } from "../../billing.ts";
import { fixtureCatalogue } from "../../testing/fixture-catalogue.ts";
import { testBilling } from "../../testing/test-billing.ts";

describe("a test store", () => {
  const receipt = {
    fetch_token: "test_1769940000000_3f0c1c9e-0000-4000-8000-000000000000",
    product_id: "atelier_monthly",
    app_user_id: "ada",
    presented_offering_identifier: "default",
    presented_placement_identifier: null,
    applied_targeting_rule: null,
    initiation_source: "purchase",
  };

  test("buys without a provider, once per token", async () => {
    const { ada, post, keys, connection, rows } = await testBilling();
    for (let time = 0; time < 2; time += 1) {
      const answer = await post<unknown>("/v1/receipts", receipt, keys.test_store);
      expect(CustomerAnswer.parse(answer.body).subscriber.subscriptions.atelier_monthly).toMatchObject({
        store: "test_store",
        is_sandbox: true,
      });
    }
    expect(await ada.has("pro")).toBe(true);
    expect(await rows("select count(*)::int from billing.subscriptions")).toEqual([{ count: 1 }]);
    expect(connection.calls).toEqual([]);
  });

  test("takes only its own tokens and keys", async () => {
    const { post, keys } = await testBilling();
    expect(await post("/v1/receipts", receipt, keys.sandbox)).toMatchObject({ status: 400, body: { code: 7103 } });
    expect(await post("/v1/receipts", { ...receipt, fetch_token: "x" }, keys.test_store)).toMatchObject({
      status: 400,
      body: { code: 7103 },
    });
  });

  test("says that a token belongs to another app", async () => {
    const { db, clock, post, keys } = await testBilling();
    const key = { kind: "test_store", key: "test_elsewhere" } as const;
    const [web] = fixtureCatalogue.apps;
    const elsewhere = { ...fixtureCatalogue, apps: [web!, { ...web!, identifier: "elsewhere", keys: [key] }] };
    await applyCatalogue(db, elsewhere, { clock });
    expect((await post("/v1/receipts", receipt, keys.test_store)).status).toBe(200);
    const shown = await post("/v1/receipts", { ...receipt, app_user_id: "bert" }, key.key);
    expect(shown).toMatchObject({ status: 400, body: { code: 7103 } });
  });
});
