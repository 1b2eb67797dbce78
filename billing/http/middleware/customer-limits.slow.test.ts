import { describe, expect, test } from "vitest";
import { testBilling } from "../../testing/test-billing.ts";
import { manyTimes } from "./testing/many-times.ts";

describe("limits", () => {
  test("one customer: 240 calls a minute of any kind, then a time to come back; others go on", async () => {
    const { call, get, setClock } = await testBilling();
    expect((await manyTimes(240, () => get("/v1/subscribers/ada/offerings"))).status).toBe(200);
    const paths = ["/v1/subscribers/ada", "/rcbilling/v1/subscribers/ada/products?id=pins"];
    for (const path of paths) {
      const answer = await call(path);
      expect(answer).toMatchObject({ status: 429, body: { code: 7226 } });
      expect(Number(answer.headers.get("retry-after"))).toBe(60);
      expect(answer.headers.get("access-control-expose-headers")).toContain("Retry-After");
    }
    expect((await get("/v1/subscribers/bert/offerings")).status).toBe(200);
    setClock("2026-01-31T10:01:00Z");
    expect((await get("/v1/subscribers/ada/offerings")).status).toBe(200);
  });

  test("a server may ask about one customer more often than the customer's own browser", async () => {
    const { get, keys } = await testBilling();
    expect((await manyTimes(250, () => get("/v1/subscribers/ada/offerings", keys.secret))).status).toBe(200);
    expect((await get("/v1/subscribers/ada/offerings")).status).toBe(200);
  });
});
