import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Engine } from "../engine.ts";
import { BodyTooLarge } from "../problems.ts";
import { addressOf, countryOf } from "./address.ts";
import { allowedMethods } from "./allowed-methods.ts";
import { createAssetShelf } from "./asset-shelf.ts";
import { assetsApi } from "./assets.ts";
import { perCustomer, withKey } from "./callers.ts";
import { openToAllOrigins } from "./cors.ts";
import { docsApi } from "./docs/docs.ts";
import type { BillingEnv } from "./environment.ts";
import { defaultLimits, type LimitSettings } from "./limit-settings.ts";
import { createLimits } from "./limits.ts";
import { type BuiltFiles, portalFileAnswers } from "./portal/files.ts";
import { portalApi } from "./portal/portal.ts";
import { withoutNulls } from "./read.ts";
import { nothingHere, refuse } from "./refusals.ts";
import { brandingApi } from "./sdk/branding.ts";
import { checkoutApi } from "./sdk/checkout.ts";
import { customersApi, productsApi } from "./sdk/customers.ts";
import { eventsApi } from "./sdk/events.ts";
import { identityApi } from "./sdk/identity.ts";
import { receiptsApi } from "./sdk/receipts.ts";
import { currenciesApi } from "./server/currencies.ts";
import { entitlementsApi } from "./server/entitlements.ts";
import { portalLinksApi } from "./server/portal-links.ts";
import { subscriptionsApi } from "./server/subscriptions.ts";
import { attributesApi, tracesApi } from "./server/support.ts";
import { webhookEndpointsApi } from "./server/webhook-endpoints.ts";
import { webhooksApi } from "./webhooks.ts";

const largestBodyBytes = 1024 * 1024;
const modestBody = bodyLimit({
  maxSize: largestBodyBytes,
  onError: () => {
    throw BodyTooLarge(largestBodyBytes);
  },
});

/** The service as a function from request to answer. */
export function billingHttp(
  engine: Engine,
  o: {
    trustProxy: boolean;
    portalFiles: BuiltFiles | undefined;
    limits?: Partial<LimitSettings>;
    /** Filled in by the API reference. */
    sandboxKey?: string;
  },
) {
  const portalFile = o.portalFiles && portalFileAnswers(o.portalFiles, engine.browser.scriptUrl);
  const limits = createLimits(engine.clock);
  const settings = { ...defaultLimits, ...o.limits };
  const assets = createAssetShelf(engine.db);
  const http = new Hono<BillingEnv>()
    .use(async (c, next) => {
      c.set("engine", engine);
      c.set("limits", limits);
      c.set("settings", settings);
      c.set("assets", assets);
      c.set("portalFile", portalFile);
      c.set("address", addressOf(c.req.raw.headers, c.env, o.trustProxy));
      c.set("country", countryOf(c.req.raw.headers, o.trustProxy));
      await next();
    })
    .use("/webhooks/*", modestBody)
    .route("/webhooks", webhooksApi)
    .use("/portal/*", modestBody)
    .route("/portal", portalApi)
    .route("/docs", docsApi({ sandboxKey: o.sandboxKey ?? null }))
    .route("/assets", assetsApi)
    .use("/v1/*", openToAllOrigins, withKey, modestBody, withoutNulls)
    .use("/rcbilling/*", openToAllOrigins, withKey, modestBody, withoutNulls)
    .use("/v1/subscribers/:id/*", perCustomer)
    .use("/rcbilling/v1/subscribers/:id/*", perCustomer)
    .route("/v1/subscribers", customersApi)
    .route("/v1/subscribers", identityApi)
    .route("/v1/subscribers", currenciesApi)
    .route("/v1/subscribers", attributesApi)
    .route("/v1/traces", tracesApi)
    .route("/v1/subscribers", subscriptionsApi)
    .route("/v1/subscribers", entitlementsApi)
    .route("/v1/subscribers", portalLinksApi)
    .route("/v1/events", eventsApi)
    .route("/v1/receipts", receiptsApi)
    .route("/v1/webhook_endpoints", webhookEndpointsApi)
    .route("/rcbilling/v1/subscribers", productsApi)
    .route("/rcbilling/v1/branding", brandingApi)
    .route("/rcbilling/v1/checkout", checkoutApi)
    .onError(refuse);
  return http.notFound(nothingHere((path) => allowedMethods(http.routes, path)));
}
