import { PortalLinkRequest, PortalSessionRequest } from "@hemline/protocol";
import { Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { portalAnswer } from "../../flows/portal-answer.ts";
import { askForPortalLink } from "../../flows/portal-links.ts";
import { InvalidEmail, NoSuchPortal, PortalLinkUsed } from "../../problems.ts";
import { isEmail } from "../../rules/email.ts";
import { brandingOf } from "../../store/offerings.ts";
import { endPortalSession, openPortalSession, portalScopeOf, takePortalLink } from "../../store/portal-access.ts";
import { readBody } from "../read.ts";
import { portalReceiptsApi } from "./receipts.ts";
import { portalSubscriptionsApi } from "./subscriptions.ts";
import { fromThePortal, type PortalEnv, portalCookie, withPortalApp, withSession } from "./visitor.ts";

const sessionLifetimeMs = 2 * 3_600_000;
const linksPerAddressAndMinute = 6;
const linksPerEmailAndMinute = 2;
const entriesPerAddressAndMinute = 30;

/** `/portal/{project}/{app}/...`: what a customer's own page asks and does. */
export const portalApi = new Hono<PortalEnv>()
  .get("/assets/:name", async (c) => (await c.var.portalFile?.(`assets/${c.req.param("name")}`)) ?? c.notFound())
  .use("/:project/:app/*", withPortalApp, fromThePortal)
  .get("/:project/:app", withPortalApp, async (c) => {
    const page = await c.var.portalFile?.("index.html");
    if (!page) throw NoSuchPortal();
    return page;
  })
  .get("/:project/:app/branding", async (c) => {
    const { engine, app } = c.var;
    const {
      id: _,
      gateway_tax_collection_enabled: __,
      sandbox_configuration: ___,
      ...look
    } = await brandingOf(engine.db, app.appId);
    return c.json({ ...look, is_sandbox: !engine.provider.live });
  })
  .post("/:project/:app/links", async (c) => {
    const { engine, app, limits, address } = c.var;
    const { email } = await readBody(c, PortalLinkRequest);
    if (!isEmail(email.trim())) throw InvalidEmail(email);
    if (address) limits.count(`portal:${address}`, linksPerAddressAndMinute);
    limits.count(`portal:${app.appId}:${email.trim().toLowerCase()}`, linksPerEmailAndMinute);
    await askForPortalLink(engine, app.appId, email);
    return c.json({});
  })
  .post("/:project/:app/session", async (c) => {
    const { engine, app, limits, address } = c.var;
    const { token } = await readBody(c, PortalSessionRequest);
    if (address) limits.count(`portal_entry:${address}`, entriesPerAddressAndMinute);
    const now = engine.clock();
    const link = await takePortalLink(engine.db, app.appId, token, now);
    if (!link) throw PortalLinkUsed();
    const { customerId, email } = link;
    const expiresAt = new Date(now.getTime() + sessionLifetimeMs);
    const session = await openPortalSession(engine.db, { appId: app.appId, customerId, email }, { now, expiresAt });
    const here = new URL(engine.address);
    setCookie(c, portalCookie, session, {
      httpOnly: true,
      sameSite: "Strict",
      secure: here.protocol === "https:",
      path: `${here.pathname.replace(/\/$/, "")}/portal/${app.path}`,
      maxAge: sessionLifetimeMs / 1000,
    });
    return c.json({});
  })
  // Asked before anything else, so that a browser without a cookie is no refusal in anybody's console.
  .get("/:project/:app/session", async (c) => {
    const { engine, app } = c.var;
    const token = getCookie(c, portalCookie);
    return c.json({ is_open: !!token && (await portalScopeOf(engine.db, app, token, engine.clock())) !== null });
  })
  .delete("/:project/:app/session", async (c) => {
    const { engine, app } = c.var;
    const token = getCookie(c, portalCookie);
    if (token) await endPortalSession(engine.db, token, engine.clock());
    deleteCookie(c, portalCookie, {
      path: `${new URL(engine.address).pathname.replace(/\/$/, "")}/portal/${app.path}`,
    });
    return c.json({});
  })
  .get("/:project/:app/customer", withSession, async (c) => c.json(await portalAnswer(c.var.engine, c.var.scope)))
  .route("/:project/:app/receipts", portalReceiptsApi)
  .route("/:project/:app/subscriptions", portalSubscriptionsApi);
