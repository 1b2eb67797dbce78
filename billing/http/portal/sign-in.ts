import { PortalLinkRequest, PortalSessionRequest } from "@hemline/protocol";
import { Hono } from "hono";
import { requestPortalLink } from "../../flows/portal/request-portal-link.ts";
import { startPortalSession } from "../../flows/portal/start-portal-session.ts";
import { acceptedLanguage, knownTag } from "../../i18n/accepted-language.ts";
import { InvalidEmail } from "../../problems.ts";
import { isEmail } from "../../rules/customers/email-address.ts";
import { callsPerMinute, portalSessionLifetimeMs } from "../../rules/limits.ts";
import { endPortalSession, portalScopeOf } from "../../store/portal/portal-sessions.ts";
import { readBody } from "../middleware/read-request.ts";
import { type PortalEnv, sessionToken, setSessionCookie } from "./portal-middleware.ts";

/** `/portal/{project}/{app}/links` and `/session`: asking for a link by email, signing in by it, and out. */
export const signInApi = new Hono<PortalEnv>()
  .post("/links", async (c) => {
    const { context, app, limits, address } = c.var;
    const { email, locale } = await readBody(c, PortalLinkRequest);
    if (!isEmail(email.trim())) throw InvalidEmail(email);
    if (address) limits.count(`portal:${address}`, callsPerMinute.portalLinksPerAddress);
    limits.count(`portal:${app.appId}:${email.trim().toLowerCase()}`, callsPerMinute.portalLinksPerEmail);
    const asksIn = knownTag(locale) ?? acceptedLanguage(c.req.header("accept-language"));
    await requestPortalLink(context, { appId: app.appId, email, asksIn });
    return c.json({});
  })
  .post("/session", async (c) => {
    const { context, app, limits, address } = c.var;
    const { token } = await readBody(c, PortalSessionRequest);
    if (address) limits.count(`portal_entry:${address}`, callsPerMinute.portalSignInsPerAddress);
    const session = await startPortalSession(context, app.appId, token);
    setSessionCookie(c, session, portalSessionLifetimeMs);
    return c.json({});
  })
  // Asked first, so that a browser without a cookie logs no refusal in its console.
  .get("/session", async (c) => {
    const { context, app } = c.var;
    const token = sessionToken(c);
    return c.json({ is_open: !!token && (await portalScopeOf(context.db, app, token, context.clock())) !== null });
  })
  .delete("/session", async (c) => {
    const { context } = c.var;
    const token = sessionToken(c);
    if (token) await endPortalSession(context.db, token, context.clock());
    setSessionCookie(c, null, 0);
    return c.json({});
  });
