import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BillingContext } from "../context/billing-context.ts";
import { openTestBilling, type TestBilling } from "../testing/test-billing.ts";
import { billingHttp } from "./http.ts";

/** Every route that is called with a key, and who may: a browser of the app, or only its server. */
const whoMay: Record<string, "browser" | "server"> = {
  "GET /v1/subscribers/:id": "browser",
  "GET /v1/subscribers/:id/offerings": "browser",
  "GET /v1/subscribers/:id/virtual_currencies": "browser",
  "POST /v1/subscribers/:id/attributes": "browser",
  "POST /v1/subscribers/identify": "browser",
  "POST /v1/subscribers/redeem_purchase": "browser",
  "POST /v1/events": "browser",
  "POST /v1/receipts": "browser",
  "GET /rcbilling/v1/subscribers/:id/products": "browser",
  "GET /rcbilling/v1/branding": "browser",
  "POST /rcbilling/v1/checkout/start": "browser",
  "POST /rcbilling/v1/checkout/:session/calculate_taxes": "browser",
  "PATCH /rcbilling/v1/checkout/:session": "browser",
  "POST /rcbilling/v1/checkout/:session/complete": "browser",
  "GET /rcbilling/v1/checkout/:session": "browser",

  "GET /v1/subscribers/:id/attributes": "server",
  "GET /v1/traces/:trace": "server",
  "POST /v1/subscribers/:id/portal_link": "server",
  "POST /v1/subscribers/:id/virtual_currencies/transactions": "server",
  "POST /v1/subscribers/:id/entitlements/:entitlement/promotional": "server",
  "POST /v1/subscribers/:id/entitlements/:entitlement/revoke_promotionals": "server",
  "POST /v1/subscribers/:id/subscriptions/:product/cancel": "server",
  "POST /v1/subscribers/:id/subscriptions/:product/resume": "server",
  "POST /v1/subscribers/:id/subscriptions/:product/extend": "server",
  "GET /v1/subscribers/:id/subscriptions/:product/changes": "server",
  "POST /v1/subscribers/:id/subscriptions/:product/change": "server",
  "DELETE /v1/subscribers/:id/subscriptions/:product/change": "server",
  "POST /v1/subscribers/:id/transactions/:transactionId/refund": "server",
  "GET /v1/webhook_endpoints": "server",
  "POST /v1/webhook_endpoints/:endpoint/enable": "server",
  "POST /v1/webhook_endpoints/:endpoint/rotate_secret": "server",
  "DELETE /v1/webhook_endpoints/:endpoint/former_secret": "server",
  "POST /v1/webhook_endpoints/:endpoint/test": "server",
  "GET /v1/webhook_endpoints/:endpoint/deliveries": "server",
  "GET /v1/webhook_endpoints/:endpoint/deliveries/:id": "server",
  "POST /v1/webhook_endpoints/:endpoint/deliveries/:id/redeliver": "server",
};

/** The status of a refusal for want of the right key; anything else is past the door. */
const refusalOf = (status: number) => (status === 401 || status === 403 ? status : null);

describe("authorization", () => {
  let service: TestBilling & { closes(): Promise<unknown[]> };
  beforeAll(async () => {
    service = await openTestBilling();
  });
  afterAll(async () => {
    expect(await service.closes()).toEqual([]);
    expect(service.loggedErrors).toEqual([]);
  });

  test("is said of every route", () => {
    const http = billingHttp({ clock: () => new Date() } as BillingContext, {
      trustProxy: false,
      portalFiles: undefined,
    });
    const routes = http.routes.filter((it) => it.method !== "ALL" && /^\/(v1|rcbilling)\//.test(it.path));
    const named = new Set(routes.map((it) => `${it.method} ${it.path.replace(/\/$/, "")}`));
    expect([...named].sort()).toEqual(Object.keys(whoMay).sort());
  });

  test.each(Object.entries(whoMay))("%s: a %s", async (route, who) => {
    const [method = "", shape = ""] = route.split(" ");
    const path = shape.replace(/:\w+/g, "nobody");
    const init = method === "GET" ? { method } : { method, body: "{}" };
    const refusals: Record<string, number | null> = {};
    for (const [kind, key] of Object.entries({ ...service.keys, nobody: null, wrong: "rcb_wrong" }))
      refusals[kind] = refusalOf((await service.call(path, { ...init, key })).status);
    const ofBrowsers = who === "server" ? 403 : null;
    expect(refusals).toEqual({
      sandbox: ofBrowsers,
      production: ofBrowsers,
      test_store: ofBrowsers,
      secret: null,
      nobody: 401,
      wrong: 401,
    });
  });

  test("a revoked key of any kind may nothing", async () => {
    for (const [kind, key] of Object.entries(service.keys)) {
      await service.rows(`update billing.api_keys set revoked_at = now() where kind = '${kind}'`);
      for (const path of ["/v1/subscribers/ada/offerings", "/rcbilling/v1/branding"])
        expect((await service.call(path, { key })).status, kind).toBe(401);
    }
  });
});
