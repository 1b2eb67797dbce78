import { getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { atProjectsClock } from "../../engine.ts";
import { NoSuchPortal, PortalClosed, PortalElsewhere } from "../../problems.ts";
import { type PortalApp, type PortalScope, portalApp, portalScopeOf } from "../../store/portal-access.ts";
import type { BillingEnv } from "../environment.ts";

export const portalCookie = "portal";

/** What a request to a portal carries through its routes. */
export type PortalEnv = Omit<BillingEnv, "Variables"> & {
  Variables: BillingEnv["Variables"] & { app: PortalApp; scope: PortalScope };
};

/** Only an app that there is. */
export const withPortalApp = createMiddleware<PortalEnv>(async (c, next) => {
  const { engine } = c.var;
  const app = await portalApp(engine.db, c.req.param("project") ?? "", c.req.param("app") ?? "");
  if (!app) throw NoSuchPortal();
  c.set("app", app);
  c.set("engine", atProjectsClock(engine, app.clockOffsetMs));
  await next();
  c.res.headers.set("cache-control", "no-store");
});

/** Writes come from the portal's own page and no other. */
export const fromThePortal = createMiddleware<PortalEnv>(async (c, next) => {
  const isWrite = c.req.method !== "GET" && c.req.method !== "HEAD";
  const origin = c.req.header("origin");
  const site = c.req.header("sec-fetch-site");
  const own = new URL(c.var.engine.address).origin;
  if (isWrite && ((origin !== undefined && origin !== own) || (site !== undefined && site !== "same-origin")))
    throw PortalElsewhere();
  await next();
});

/** Only who came in by a link. */
export const withSession = createMiddleware<PortalEnv>(async (c, next) => {
  const { engine, app } = c.var;
  const token = getCookie(c, portalCookie);
  const scope = token ? await portalScopeOf(engine.db, app, token, engine.clock()) : null;
  if (!scope) throw PortalClosed();
  c.set("scope", scope);
  await next();
});
