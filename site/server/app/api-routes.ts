import type { Hono } from "hono";
import { api } from "../../shared/paths.ts";
import { invalidAddress, noSuchCall } from "../problems.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { type AppEnv, apiMethods } from "./app-env.ts";
import { bodyLimit, entryTextLimit, importLimit } from "./body-limit.ts";
import { sameOriginWrites } from "./same-origin.ts";

const imports: ReadonlySet<string> = new Set([api.itemImport, api.adminBrandImport, api.adminProductImport]);
const entryTexts = /^\/api\/admin\/notebook(\/[^/]+\/text)?$/;

export function addApiRoutes(app: Hono<AppEnv>, apis: readonly Hono<SiteEnv>[]): void {
  app
    .use("/api/*", async (c, next) => {
      // No address contains a NUL, and PostgreSQL refuses to look for one.
      if (c.req.path.includes("\0")) throw noSuchCall();
      if (new URL(c.req.url).search.includes("%00")) throw invalidAddress();
      if (imports.has(c.req.path)) return importLimit(c, next);
      if (entryTexts.test(c.req.path)) return entryTextLimit(c, next);
      // Photos count their own bytes as they come in.
      return /^\/api\/photos\/[^/]+$/.test(c.req.path) ? next() : bodyLimit(c, next);
    })
    .use("/api/*", sameOriginWrites)
    .use("/api/*", async (c, next) => {
      await next();
      if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "private, no-store");
      for (const [name, value] of Object.entries(c.var.limitHeaders?.() ?? {})) c.res.headers.set(name, value);
    })
    .options("/api/*", (c) => c.body(null, 204, { Allow: apiMethods }));
  for (const api of apis) app.route("/api", api);
  app.all("/api/*", () => {
    throw noSuchCall();
  });
}
