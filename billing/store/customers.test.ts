import { describe, expect, test } from "vitest";
import { testBilling } from "../testing/test-billing.ts";

describe("a customer's first call", () => {
  test("fifty at the same moment meet one customer", async () => {
    const { get, rows } = await testBilling();
    const answers = await Promise.all(Array.from({ length: 50 }, () => get("/v1/subscribers/ada")));
    expect(answers.filter((it) => it.status === 201)).toHaveLength(1);
    expect(answers.filter((it) => it.status === 200)).toHaveLength(49);
    expect(await rows("select app_user_id from billing.customers")).toEqual([{ app_user_id: "ada" }]);
    expect(await rows("select app_user_id from billing.aliases")).toEqual([{ app_user_id: "ada" }]);
  });
});
