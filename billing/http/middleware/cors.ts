import { createMiddleware } from "hono/factory";
import type { BillingEnv } from "./billing-env.ts";

/**
 * Lets any website call, without credentials. All requested headers are allowed by name, since `*` does not cover
 * `Authorization`. Refusals carry the header too, or a browser would report network errors.
 */
export const openToAllOrigins = createMiddleware<BillingEnv>(async (c, next) => {
  if (c.req.method === "OPTIONS") {
    return c.body(null, 204, {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, POST, PATCH, PUT, DELETE, OPTIONS",
      "access-control-allow-headers":
        c.req.header("access-control-request-headers") ??
        "Authorization, Content-Type, Accept, X-Platform, X-Version, X-Is-Sandbox",
      "access-control-max-age": "86400",
      vary: "Access-Control-Request-Headers",
    });
  }
  await next();
  c.res.headers.set("access-control-allow-origin", "*");
  c.res.headers.set("access-control-expose-headers", "Retry-After, X-Trace-Id");
  c.res.headers.set("cache-control", "no-store");
});
