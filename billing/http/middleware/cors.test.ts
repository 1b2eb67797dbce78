import { describe, expect, test } from "vitest";

import { testBilling } from "../../testing/test-billing.ts";

describe("browsers of any origin", () => {
  test("may send whatever headers a developer adds", async () => {
    const { call } = await testBilling();
    const wanted = "authorization,content-type,x-platform,x-version,x-is-sandbox,x-platform-flavor,x-of-our-own";
    const answer = await call("/v1/subscribers/ada", {
      method: "OPTIONS",
      key: null,
      headers: {
        origin: "https://shop.example",
        "access-control-request-method": "GET",
        "access-control-request-headers": wanted,
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-allow-headers")).toBe(wanted);
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
  });

  test("can read every refusal", async () => {
    const { call } = await testBilling();
    for (const [path, init] of [
      ["/v1/nowhere", {}],
      ["/rcbilling/v1/checkout/start", { method: "POST", body: "{" }],
      ["/rcbilling/v1/checkout/op_nobody", {}],
      ["/v1/subscribers/no_user", {}],
    ] as const) {
      const { status, body, headers } = await call<{ code: number; message: string }>(path, init);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(body).toEqual({ code: expect.any(Number), message: expect.any(String) });
      expect(headers.get("content-type")).toContain("application/json");
      expect(headers.get("access-control-allow-origin")).toBe("*");
    }
  });
});
