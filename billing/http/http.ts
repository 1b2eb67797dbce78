import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { BillingContext } from "../context/billing-context.ts";
import { BodyTooLarge } from "../problems.ts";
import { maxBatchBytes } from "../rules/limits.ts";
import { createAssetCache } from "../store/catalogue/asset-cache.ts";
import { assetsApi } from "./assets.ts";
import { docsApi } from "./docs/docs.ts";
import { allowedMethods } from "./middleware/allowed-methods.ts";
import type { BillingEnv } from "./middleware/billing-env.ts";
import { addressOf, countryOf } from "./middleware/client-address.ts";
import { openToAllOrigins } from "./middleware/cors.ts";
import { errorResponse, notFoundResponse } from "./middleware/error-responses.ts";
import { type LimitSettings, limitSettings } from "./middleware/rate-limit-settings.ts";
import { createRateLimiter } from "./middleware/rate-limiter.ts";
import { refuseNullCharacters } from "./middleware/read-request.ts";
import { limitPerCustomer, requireApiKey } from "./middleware/require-api-key.ts";
import { portalApi } from "./portal/portal.ts";
import { type BuiltFiles, portalFileAnswers } from "./portal/portal-files.ts";
import { webhooksApi } from "./provider-webhooks.ts";
import { brandingApi } from "./sdk/branding.ts";
import { checkoutApi } from "./sdk/checkout.ts";
import { customersApi, productsApi } from "./sdk/customers.ts";
import { eventsApi } from "./sdk/events.ts";
import { identityApi } from "./sdk/identity.ts";
import { testStoreReceiptsApi } from "./sdk/test-store-receipts.ts";
import { adjustCurrenciesApi } from "./server-api/adjust-currencies.ts";
import { entitlementsApi } from "./server-api/entitlements.ts";
import { portalLinksApi } from "./server-api/portal-links.ts";
import { readAttributesApi } from "./server-api/read-attributes.ts";
import { subscriptionsApi } from "./server-api/subscriptions.ts";
import { tracesApi } from "./server-api/traces.ts";
import { webhookEndpointsApi } from "./server-api/webhook-endpoints.ts";

const modestBody = bodyLimit({
  maxSize: maxBatchBytes,
  onError: () => {
    throw BodyTooLarge(maxBatchBytes);
  },
});

export function billingHttp(
  context: BillingContext,
  o: {
    trustProxy: boolean;
    portalFiles: BuiltFiles | undefined;
    limits?: Partial<LimitSettings>;
    /** Filled in by the API reference. */
    sandboxKey?: string;
  },
) {
  const portalFile = o.portalFiles && portalFileAnswers(o.portalFiles, context.browser.scriptUrl);
  const limits = createRateLimiter(context.clock);
  const settings = limitSettings(o.limits);
  const assets = createAssetCache(context.db);
  const http = new Hono<BillingEnv>()
    .use(async (c, next) => {
      c.set("context", context);
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
    .use("/v1/*", openToAllOrigins, requireApiKey, modestBody, refuseNullCharacters)
    .use("/rcbilling/*", openToAllOrigins, requireApiKey, modestBody, refuseNullCharacters)
    .use("/v1/subscribers/:id/*", limitPerCustomer)
    .use("/rcbilling/v1/subscribers/:id/*", limitPerCustomer)
    .route("/v1/subscribers", customersApi)
    .route("/v1/subscribers", identityApi)
    .route("/v1/subscribers", adjustCurrenciesApi)
    .route("/v1/subscribers", readAttributesApi)
    .route("/v1/traces", tracesApi)
    .route("/v1/subscribers", subscriptionsApi)
    .route("/v1/subscribers", entitlementsApi)
    .route("/v1/subscribers", portalLinksApi)
    .route("/v1/events", eventsApi)
    .route("/v1/receipts", testStoreReceiptsApi)
    .route("/v1/webhook_endpoints", webhookEndpointsApi)
    .route("/rcbilling/v1/subscribers", productsApi)
    .route("/rcbilling/v1/branding", brandingApi)
    .route("/rcbilling/v1/checkout", checkoutApi)
    .onError(errorResponse);
  return http.notFound(notFoundResponse((path) => allowedMethods(http.routes, path)));
}
