import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { type BillingContext, withClockOffset } from "../../context/billing-context.ts";
import { NoSuchPortal, PortalClosed, PortalElsewhere } from "../../problems.ts";
import { callsPerMinute } from "../../rules/limits.ts";
import {
  hashOfToken,
  type PortalApp,
  type PortalScope,
  portalApp,
  portalScopeOf,
} from "../../store/portal/portal-sessions.ts";
import type { BillingEnv } from "../middleware/billing-env.ts";

const portalCookie = "portal";
const cookieRules = (context: BillingContext) =>
  new URL(context.address).protocol === "https:" ? ({ secure: true, prefix: "secure" } as const) : { secure: false };

/**
 * The session of a request. Behind https the cookie is called `__Secure-portal`, which browsers accept only over
 * encrypted connections. (`__Host-` would send it to other apps' portals too.)
 */
export const sessionToken = (c: Context<PortalEnv>): string | undefined =>
  getCookie(c, portalCookie, cookieRules(c.var.context).prefix);

export function setSessionCookie(c: Context<PortalEnv>, token: string | null, lifetimeMs: number): void {
  const { context, app } = c.var;
  setCookie(c, portalCookie, token ?? "", {
    ...cookieRules(context),
    httpOnly: true,
    sameSite: "Strict",
    path: `${new URL(context.address).pathname.replace(/\/$/, "")}/portal/${app.path}`,
    maxAge: token === null ? 0 : lifetimeMs / 1000,
  });
}

export type PortalEnv = Omit<BillingEnv, "Variables"> & {
  Variables: BillingEnv["Variables"] & { app: PortalApp; scope: PortalScope };
};

export const loadPortalApp = createMiddleware<PortalEnv>(async (c, next) => {
  const { context } = c.var;
  const app = await portalApp(context.db, c.req.param("project") ?? "", c.req.param("app") ?? "");
  if (!app) throw NoSuchPortal();
  c.set("app", app);
  c.set("context", withClockOffset(context, app.clockOffsetMs));
  await next();
  for (const [name, value] of Object.entries(privateHeaders)) c.res.headers.set(name, value);
});

/** Answers are for one person: not cached, not sniffed, not embedded. */
const privateHeaders = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};

/** Writes are accepted from the portal's own page only, and never from a form: any page can send those. */
export const requireSameOrigin = createMiddleware<PortalEnv>(async (c, next) => {
  const isWrite = c.req.method !== "GET" && c.req.method !== "HEAD";
  const origin = c.req.header("origin");
  const site = c.req.header("sec-fetch-site");
  const type = c.req.header("content-type");
  const own = new URL(c.var.context.address).origin;
  const isForeign =
    (own.startsWith("https:") && origin === undefined && site === undefined) ||
    (origin !== undefined && origin !== own) ||
    (site !== undefined && site !== "same-origin") ||
    (type !== undefined && !/^application\/json\b/i.test(type));
  if (isWrite && isForeign) throw PortalElsewhere();
  await next();
});

/** Requires a portal session. */
export const requireSession = createMiddleware<PortalEnv>(async (c, next) => {
  const { context, app, limits } = c.var;
  const token = sessionToken(c);
  const scope = token ? await portalScopeOf(context.db, app, token, context.clock()) : null;
  if (!token || !scope) throw PortalClosed();
  limits.count(`portal_session:${hashOfToken(token)}`, callsPerMinute.portalSession);
  c.set("scope", scope);
  await next();
});
